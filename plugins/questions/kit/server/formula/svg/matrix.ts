/** An affine map, as SVG and PDF write it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** First the second, then the first. */
export const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
];

/** The map of a `transform` attribute: translate, scale, rotate and matrix, as many as there are. */
export function transformOf(text: string | undefined): Matrix {
  let matrix = identity;
  for (const [, name, list = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, ...others] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') matrix = times(matrix, translation(first, second ?? 0));
    else if (name === 'scale') matrix = times(matrix, [first, 0, 0, second ?? first, 0, 0]);
    else if (name === 'rotate') matrix = times(matrix, rotation((first * Math.PI) / 180));
    else if (name === 'matrix' && others.length === 4)
      matrix = times(matrix, [first, second ?? 0, others[0]!, others[1]!, others[2]!, others[3]!]);
  }
  return matrix;
}

const rotation = (angle: number): Matrix => [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
