/** Pixels of ink that hang together: how many, their middle, and the sides of the rectangle that is spread like them. */
export interface Blob {
  readonly area: number;
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly short: number;
}

/** Sums over pixels: count, x, y, x², y², xy. */
type Sums = [number, number, number, number, number, number];

/**
 * What hangs together by edges or corners. Rows are read as runs, and runs that touch those above join them: one pass, with
 * the sums of areas, middles and spreads on the way. What has fewer pixels than `least` is left out.
 */
export function blobsOf(ink: Uint8Array, width: number, height: number, least: number): Blob[] {
  const parents: number[] = [];
  const sums: Sums[] = [];
  const rootOf = (name: number): number => {
    let root = name;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[name] !== root) [parents[name], name] = [root, parents[name]!];
    return root;
  };
  const join = (one: number, other: number): number => {
    const [kept, gone] = [rootOf(one), rootOf(other)];
    if (kept === gone) return kept;
    parents[gone] = kept;
    const [into, from] = [sums[kept]!, sums[gone]!];
    for (let at = 0; at < 6; at++) into[at]! += from[at]!;
    return kept;
  };
  let above: { readonly from: number; readonly to: number; readonly name: number }[] = [];
  for (let row = 0; row < height; row++) {
    const runs: typeof above = [];
    let next = 0;
    for (let column = 0; column < width; column++) {
      if (!ink[row * width + column]) continue;
      const from = column;
      while (column < width && ink[row * width + column]) column++;
      let name = -1;
      while (next < above.length && above[next]!.to < from) next++;
      for (let at = next; at < above.length && above[at]!.from <= column; at++) {
        name = name < 0 ? rootOf(above[at]!.name) : join(name, above[at]!.name);
      }
      if (name < 0) {
        name = parents.length;
        parents.push(name);
        sums.push([0, 0, 0, 0, 0, 0]);
      }
      add(sums[name]!, from, column, row);
      runs.push({ from, to: column, name });
    }
    above = runs;
  }
  return sums.flatMap((sum, name) => (parents[name] === name && sum[0] >= least ? [blobOf(sum)] : []));
}

function add(sums: Sums, from: number, to: number, row: number): void {
  for (let column = from; column < to; column++) {
    sums[0] += 1;
    sums[1] += column;
    sums[2] += row;
    sums[3] += column * column;
    sums[4] += row * row;
    sums[5] += column * row;
  }
}

/** A filled rectangle of sides a and b has variances a²/12 and b²/12 along them. */
function blobOf([area, x, y, xx, yy, xy]: Sums): Blob {
  const [middleX, middleY] = [x / area, y / area];
  const [across, down, mixed] = [xx / area - middleX ** 2, yy / area - middleY ** 2, xy / area - middleX * middleY];
  const middle = (across + down) / 2;
  const spread = Math.hypot((across - down) / 2, mixed);
  // a pixel is itself a square of variance 1/12
  const side = (variance: number) => Math.sqrt(12 * Math.max(0, variance) + 1);
  return { area, x: middleX + 0.5, y: middleY + 0.5, long: side(middle + spread), short: side(middle - spread) };
}
