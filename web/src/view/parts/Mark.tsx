/** The mark of the program: a white and a black stone on a board. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="#255f5b" />
      <path d="M1 16h30M16 1v30" stroke="#ffffff" stroke-opacity="0.25" />
      <circle cx="11" cy="16" r="6.2" fill="#fffdf7" />
      <circle cx="21" cy="16" r="6.2" fill="#1c1a17" />
    </svg>
  );
}
