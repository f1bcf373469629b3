import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** Keys of the designer, for its help. */
export const sheetHints: readonly KeyHint[] = [
  { keys: ['↑', '↓'], does: 'marking.answerSheet.key.zone' },
  { keys: ['+', '–'], does: 'marking.answerSheet.key.lines' },
  { keys: ['Ctrl', 'Z'], does: 'marking.answerSheet.key.undo' },
  { keys: ['Ctrl', 'Y'], does: 'marking.answerSheet.key.redo' },
  { keys: ['Ctrl', 'P'], does: 'marking.answerSheet.key.print' },
];

/** What the keys of the designer do. */
export interface SheetActs {
  move(by: -1 | 1): void;
  lines(by: -1 | 1): void;
  undo(): void;
  redo(): void;
  print(): void;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

/** Does what a key says; false: it is none of the designer's. In a field Ctrl and Z belong to the field. */
export function hearKey(acts: SheetActs, { key, ctrlKey, metaKey, shiftKey, target }: Key): boolean {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (name === 'p') acts.print();
    else if (isTyping(target)) return false;
    else if (name === 'y' || (name === 'z' && shiftKey)) acts.redo();
    else if (name === 'z') acts.undo();
    else return false;
    return true;
  }
  if (key === 'ArrowUp') acts.move(-1);
  else if (key === 'ArrowDown') acts.move(1);
  else if (key === '+' || key === '=') acts.lines(1);
  else if (key === '-') acts.lines(-1);
  else return false;
  return true;
}
