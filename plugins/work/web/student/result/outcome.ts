import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Verdict, VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import type { myResult } from '../../../api';

export type Result = OutputOf<typeof myResult>;
export type Mark = Result['marks'][number];
export type Appeal = Result['appeals'][number];

/** What came of one item: the answers of its last round, and the points of the first, which count. */
export interface Outcome {
  readonly item: Result['items'][number];
  readonly number: number;
  /** Round of the answers and marks that are shown: 0 at first, then the rounds of setting right. */
  readonly round: number;
  /** By part. */
  readonly answers: readonly (Answer | undefined)[];
  readonly marks: readonly (Mark | undefined)[];
  readonly key: Result['keys'][number]['key'] | undefined;
  /** Points of the first round; null while a part of it has none. */
  readonly points: number | null;
  readonly of: number;
  readonly state: VerdictState;
  /** What one asked the teacher about it; null: nothing. */
  readonly appeal: Appeal | null;
}

/** How a part came out: what the platform said, or what the points say that a person gave. */
export function stateOfMark({ state, points, of }: Pick<Mark, 'state' | 'points' | 'of'>): VerdictState {
  if (points === null) return 'unread';
  if (state === 'blank') return 'blank';
  if (points >= of) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}

export const verdictOf = (mark: Mark | undefined): Verdict | undefined =>
  mark && { state: stateOfMark(mark), points: mark.points ?? 0 };

/** The items of a result as they are shown, in the order of the sheet. */
export function outcomesOf({ items, answers, marks, keys, appeals }: Result): Outcome[] {
  return items.map((item, at) => {
    const own = marks.filter(({ itemId }) => itemId === item.itemId);
    const written = answers.filter(({ itemId }) => itemId === item.itemId);
    const round = Math.max(0, ...own.map((one) => one.round), ...written.map((one) => one.round));
    const parts = Math.max(1, answeredParts(item.body).length);
    const each = <Value>(found: (part: number) => Value) => Array.from({ length: parts }, (_, part) => found(part));
    const first = own.filter((one) => one.round === 0);
    const isMarked = first.length > 0 && first.every((one) => one.points !== null);
    const of = first.reduce((sum, one) => sum + one.of, 0);
    const points = isMarked ? first.reduce((sum, one) => sum + (one.points ?? 0), 0) : null;
    const isBlank = written.length === 0;
    return {
      item,
      number: at + 1,
      round,
      answers: each((part) => lastOf(written, part, round)?.answer as Answer | undefined),
      marks: each((part) => lastOf(own, part, round)),
      key: keys.find(({ itemId }) => itemId === item.itemId)?.key,
      points,
      of,
      state: stateOfMark({ state: isBlank ? 'blank' : null, points, of }),
      appeal: appeals.find(({ itemId }) => itemId === item.itemId) ?? null,
    };
  });
}

/** What setting an item right came to, beside the points that count; null before it is marked, and where nothing was set right. */
export function setRightOf({ round, marks }: Pick<Outcome, 'round' | 'marks'>): { points: number; of: number } | null {
  const known = marks.flatMap((mark) => mark ?? []);
  const isMarked = known.some((mark) => mark.round === round) && known.every(({ points }) => points !== null);
  if (round === 0 || !isMarked) return null;
  return {
    points: known.reduce((sum, mark) => sum + (mark.points ?? 0), 0),
    of: known.reduce((sum, mark) => sum + mark.of, 0),
  };
}

/** Of a part that of its round; what was right before was not asked for again. */
const lastOf = <One extends { readonly part: number; readonly round: number }>(
  all: readonly One[],
  part: number,
  round: number,
): One | undefined =>
  all.filter((one) => one.part === part && one.round <= round).sort((one, other) => other.round - one.round)[0];
