import { encode } from 'uqr';
import type { PathInk } from '../../common/ink';

/** Light modules around the code that scanners need (ISO/IEC 18004: four). */
const quietZone = 4;

interface CodePlace {
  readonly x: number;
  readonly y: number;
  /** Of its edge, with the light around it. */
  readonly size: number;
  /** What it is for: readers of screens cannot scan it. */
  readonly label: string;
}

/** A QR code as ink: one rectangle for each run of dark modules in a row. */
export function codeInk(text: string, { x, y, size, label }: CodePlace): PathInk {
  const code = encode(text, { ecc: 'M', border: quietZone });
  const scale = size / code.size;
  const path = code.data.map((row, at) =>
    runsOf(row).map(([from, to]) => `M${from} ${at}h${to - from}v1h${from - to}z`),
  );
  return { kind: 'path', x, y, path: path.flat().join(''), transform: [scale, 0, 0, scale, 0, 0], label };
}

function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, at) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}
