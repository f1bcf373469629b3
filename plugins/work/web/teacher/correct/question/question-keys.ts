import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** What a key does in correcting by question. */
export type QuestionAct =
  | 'full'
  | 'next'
  | 'previous'
  | 'comment'
  | 'bank'
  | 'pen'
  | 'excellent'
  | 'typical'
  | 'doubtful'
  | 'problem'
  | 'groups'
  | 'wrong'
  | 'mode'
  | 'page'
  | 'rubric'
  | 'pin'
  | 'turn'
  | 'larger'
  | 'smaller'
  | 'fit'
  | 'undo';

interface KeyRow extends KeyHint {
  /** The key as the browser calls it, in small letters; absent: the row only tells. */
  readonly key?: string;
  readonly act?: QuestionAct;
  /** Stands in the last line of the page too. */
  readonly isCommon?: true;
}

/** Keys of correcting by question (screens.md I1): handlers, hints and the last line read this table. */
export const questionKeys: readonly KeyRow[] = [
  { keys: ['1', '–', '9'], does: 'work.correct.key.digits', isCommon: true },
  { keys: ['F'], does: 'work.correct.key.full', key: 'f', act: 'full', isCommon: true },
  { keys: ['0 0'], does: 'work.correct.key.zero', isCommon: true },
  { keys: ['.'], does: 'work.correct.key.half' },
  { keys: ['Enter'], does: 'work.correct.key.next', key: 'enter', act: 'next', isCommon: true },
  { keys: ['Backspace'], does: 'work.correct.key.previous', key: 'backspace', act: 'previous', isCommon: true },
  { keys: ['S'], does: 'work.correct.key.mode', key: 's', act: 'mode' },
  { keys: ['+'], does: 'work.correct.key.page', key: '+', act: 'page' },
  { keys: ['A'], does: 'work.correct.key.rubric', key: 'a', act: 'rubric' },
  { keys: ['X'], does: 'work.correct.key.pen', key: 'x', act: 'pen', isCommon: true },
  { keys: ['P'], does: 'work.correct.key.pin', key: 'p', act: 'pin' },
  { keys: ['R'], does: 'work.correct.key.turn', key: 'r', act: 'turn' },
  { keys: ['='], does: 'work.correct.key.larger', key: '=', act: 'larger' },
  { keys: ['-'], does: 'work.correct.key.smaller', key: '-', act: 'smaller' },
  { keys: ['Z'], does: 'work.correct.key.fit', key: 'z', act: 'fit' },
  { keys: ['C'], does: 'work.correct.key.comment', key: 'c', act: 'comment' },
  { keys: ['B'], does: 'work.correct.key.bank', key: 'b', act: 'bank', isCommon: true },
  { keys: ['E'], does: 'work.correct.key.excellent', key: 'e', act: 'excellent' },
  { keys: ['T'], does: 'work.correct.key.typical', key: 't', act: 'typical' },
  { keys: ['D'], does: 'work.correct.key.doubtful', key: 'd', act: 'doubtful' },
  { keys: ['U'], does: 'work.correct.key.problem', key: 'u', act: 'problem' },
  { keys: ['G'], does: 'work.correct.key.groups', key: 'g', act: 'groups', isCommon: true },
  { keys: ['W'], does: 'work.correct.key.wrong', key: 'w', act: 'wrong', isCommon: true },
  { keys: ['Ctrl', 'Z'], does: 'work.correct.key.undo' },
];

/** Keys of the groups. */
export const groupKeys: readonly KeyHint[] = [
  { keys: ['↑', '↓'], does: 'work.correct.key.group' },
  { keys: ['0', '–', '9'], does: 'work.correct.key.groupPoints' },
  { keys: ['F'], does: 'work.correct.key.full' },
  { keys: ['M'], does: 'work.correct.key.join' },
  { keys: ['Enter'], does: 'work.correct.key.open' },
  { keys: ['G'], does: 'work.correct.key.groupsEnd' },
  { keys: ['Ctrl', 'Z'], does: 'work.correct.key.undo' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key says: an act, a digit or point that is typed, or nothing of ours. */
export function questionKeyOf(pressed: Pressed): { act: QuestionAct } | { typed: string } | null {
  const key = letterOf(pressed);
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return key === 'z' && !pressed.shiftKey ? { act: 'undo' } : null;
  if (/^[0-9.]$/.test(key)) return { typed: key };
  const row = questionKeys.find((one) => one.key === key);
  return row?.act ? { act: row.act } : null;
}

/** The letter of a key, also while a Chinese input method stands between. */
function letterOf({ key, code }: Pressed): string {
  if (/^Key[A-Z]$/.test(code) && !/^[a-zA-Z]$/.test(key)) return code.slice(3).toLowerCase();
  return key.toLowerCase();
}
