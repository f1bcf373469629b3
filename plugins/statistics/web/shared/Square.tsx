interface SquareProps {
  /** 0 to 1; null: hidden, drawn as hatching. */
  readonly shade: number | null;
  readonly isBad?: boolean;
  /** CSS pixels. */
  readonly size?: number;
}

const least = 0.12;

/** How strongly a value is tinted; nothing there is the faintest. */
export const shadeOf = (value: number | null, most: number): number =>
  least + (1 - least) * Math.min(1, Math.max(0, (value ?? 0) / most));

/** A square in the tint of its value. */
export function Square({ shade, isBad = false, size = 14 }: SquareProps) {
  return (
    <svg className={isBad ? 'ink-late' : 'ink-brand'} width={size} height={size} aria-hidden="true">
      {shade === null ? (
        <g stroke="currentColor" strokeOpacity={0.35}>
          <rect width={size - 1} height={size - 1} x={0.5} y={0.5} rx={3} fill="none" />
          <path d={`M0 ${size}L${size} 0`} />
        </g>
      ) : (
        <rect width={size} height={size} rx={3} fill="currentColor" fillOpacity={shade} />
      )}
    </svg>
  );
}
