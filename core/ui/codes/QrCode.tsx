import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What the code is for: readers of screens cannot scan it. */
  readonly label: string;
  readonly className?: string;
}

/** Light modules around the code that scanners need (ISO/IEC 18004: four). */
const quietZone = 4;

/** A QR code, dark on white in every theme: scanners want it so. The place around decides its size. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={outlineOf(data)} fill="#000" />
    </svg>
  );
}

/** One rectangle for each run of dark modules in a row. */
function outlineOf(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const width = x - start + 1;
      parts.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
  });
  return parts.join('');
}
