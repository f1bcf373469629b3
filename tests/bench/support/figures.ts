/** The middle value: what a noisy machine does now and then does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** 0.613 → `61 %`. */
export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Whether a figure keeps its limit, for people who look down a column. */
export const verdict = (isKept: boolean) => (isKept ? 'yes' : '**no**');
