import type { Stroke } from '../../../../common/answer';

/** Distance of a place from the line between two others. */
function distance(x: number, y: number, [fromX, fromY]: readonly number[], [toX, toY]: readonly number[]): number {
  const [acrossX, acrossY] = [toX! - fromX!, toY! - fromY!];
  const length = acrossX * acrossX + acrossY * acrossY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX!) * acrossX + (y - fromY!) * acrossY) / length));
  return Math.hypot(x - fromX! - share * acrossX, y - fromY! - share * acrossY);
}

/** True where a rubber of this radius touches the line at the place; all in units of the pad. */
export function touches(
  { points, width }: Pick<Stroke, 'points' | 'width'>,
  x: number,
  y: number,
  radius: number,
): boolean {
  const reach = radius + width / 2;
  for (let at = 0; at + 2 < points.length; at += 3) {
    const next = at + 5 < points.length ? at + 3 : at;
    if (distance(x, y, points.slice(at, at + 2), points.slice(next, next + 2)) <= reach) return true;
  }
  return false;
}

/** The lines that a rubber at the place leaves; the same list when it touches none. */
export function rubbedOut(strokes: readonly Stroke[], x: number, y: number, radius: number): readonly Stroke[] {
  const left = strokes.filter((stroke) => !touches(stroke, x, y, radius));
  return left.length === strokes.length ? strokes : left;
}
