import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** What a key does in correcting by person. */
export type PersonAct =
  | 'nextStudent'
  | 'previousStudent'
  | 'nextItem'
  | 'previousItem'
  | 'nextOpen'
  | 'full'
  | 'mode'
  | 'page'
  | 'pen'
  | 'pin'
  | 'comment'
  | 'excellent'
  | 'typical'
  | 'doubtful'
  | 'problem';

interface KeyRow extends KeyHint {
  readonly acts: Readonly<Record<string, PersonAct>>;
  readonly isCommon?: true;
}

/** Keys of correcting by person (screens.md I4): handlers, hints and the last line read this table. */
export const personKeys: readonly KeyRow[] = [
  {
    keys: ['[', ']'],
    does: 'work.correct.key.students',
    acts: { '[': 'previousStudent', ']': 'nextStudent' },
    isCommon: true,
  },
  {
    keys: ['K', 'J'],
    does: 'work.correct.key.items',
    acts: { k: 'previousItem', j: 'nextItem' },
    isCommon: true,
  },
  { keys: ['1', '–', '9'], does: 'work.correct.key.points', acts: {}, isCommon: true },
  { keys: ['S'], does: 'work.correct.key.mode', acts: { s: 'mode' } },
  { keys: ['+'], does: 'work.correct.key.page', acts: { '+': 'page' } },
  { keys: ['0 0'], does: 'work.correct.key.zero', acts: {} },
  { keys: ['F'], does: 'work.correct.key.full', acts: { f: 'full' }, isCommon: true },
  { keys: ['Enter'], does: 'work.correct.key.nextOpen', acts: { enter: 'nextOpen' }, isCommon: true },
  { keys: ['X'], does: 'work.correct.key.pen', acts: { x: 'pen' }, isCommon: true },
  { keys: ['P'], does: 'work.correct.key.pin', acts: { p: 'pin' } },
  { keys: ['C'], does: 'work.correct.key.comment', acts: { c: 'comment' }, isCommon: true },
  { keys: ['E'], does: 'work.correct.key.excellent', acts: { e: 'excellent' } },
  { keys: ['T'], does: 'work.correct.key.typical', acts: { t: 'typical' } },
  { keys: ['D'], does: 'work.correct.key.doubtful', acts: { d: 'doubtful' } },
  { keys: ['U'], does: 'work.correct.key.problem', acts: { u: 'problem' } },
  { keys: ['Ctrl', 'Z'], does: 'work.correct.key.undo', acts: {} },
];

export const personActOf = (key: string): PersonAct | null =>
  personKeys.map(({ acts }) => acts[key.toLowerCase()]).find(Boolean) ?? null;
