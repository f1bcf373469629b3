/** Why jobs stop, as far as the words of a program tell: each has a sentence and a remedy. */
const signs = [
  ['disk', /ENOSPC|no space left|disk is full|EDQUOT/i],
  ['connection', /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|socket hang up|fetch failed|connection (terminated|refused)/i],
  ['stopped', /heartbeat|process is being stopped|SIGKILL|killed|aborted/i],
  ['time', /time(d)? ?out|expired|too long/i],
  ['file', /ENOENT|no such file|is missing|not found/i],
] as const satisfies readonly (readonly [string, RegExp])[];

export const failureReasons = [...signs.map(([reason]) => reason), 'other'] as const;
export type FailureReason = (typeof signs)[number][0] | 'other';

/** Why a job was given up, read from the words of the program that did it. */
export const reasonOf = (failure: string): FailureReason =>
  signs.find(([, sign]) => sign.test(failure))?.[0] ?? 'other';
