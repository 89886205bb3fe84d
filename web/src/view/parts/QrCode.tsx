import { codeOf, pathOf } from "../../qr";

/** An address to scan with a telephone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = codeOf(text);
  if (code === null) return null;
  const size = code.length + 8;
  return (
    <svg class="qr" viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect x="-4" y="-4" width={size} height={size} fill="#ffffff" />
      <path d={pathOf(code)} fill="#000000" />
    </svg>
  );
}
