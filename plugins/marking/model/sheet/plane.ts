/** A place on a plane. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Takes places of one plane to those of another, as a camera does; eight numbers and a one. */
export type Homography = readonly number[];

export const spotOf = ([a, b, c, d, e, f, g, h]: Homography, x: number, y: number): Spot => {
  const depth = g! * x + h! * y + 1;
  return { x: (a! * x + b! * y + c!) / depth, y: (d! * x + e! * y + f!) / depth };
};

/**
 * The homography that takes places as near as can be to their images (least squares of the equations without their depth;
 * exact for four pairs). Null where they do not tell it: fewer than four, or three of four in a line.
 */
export function homographyOf(from: readonly Spot[], to: readonly Spot[]): Homography | null {
  if (from.length < 4) return null;
  const sums = Array.from({ length: 8 }, () => new Float64Array(9));
  const count = (row: readonly number[], value: number) => {
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) sums[i]![j]! += row[i]! * row[j]!;
      sums[i]![8]! += row[i]! * value;
    }
  };
  // places are brought to the size of one, so that no column drowns another
  const scale = Math.max(1e-9, ...from.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  from.forEach(({ x, y }, at) => {
    const { x: u, y: v } = to[at]!;
    const [p, q] = [x / scale, y / scale];
    count([p, q, 1, 0, 0, 0, -p * u, -q * u], u);
    count([0, 0, 0, p, q, 1, -p * v, -q * v], v);
  });
  const solved = solve(sums);
  if (!solved) return null;
  const [a, b, c, d, e, f, g, h] = solved;
  return [a! / scale, b! / scale, c!, d! / scale, e! / scale, f!, g! / scale, h! / scale];
}

/** Gaussian elimination with the largest pivot. */
function solve(rows: Float64Array[]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    }
    if (Math.abs(rows[best]![column]!) < 1e-9) return null;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const share = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at <= size; at++) rows[row]![at]! -= share * rows[column]![at]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}
