/** The looks of boards with squares, by the names of the settings. */
export const boardLooks: readonly string[] = ["wood", "sage", "slate"];

/** The looks of gobans, by the names of the settings. */
export const gobanLooks: readonly string[] = ["kaya", "ink"];
