/** One live game, or a record that is replayed. */
export function GameScreen({ id }: { id: string; secret: string | null }) {
  return <h1>{id}</h1>;
}
