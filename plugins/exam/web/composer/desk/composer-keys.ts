import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/keys/page-keys';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** Keys of the composer (look/EXAM.md section 1). */
export const composerHints: readonly KeyHint[] = [
  { keys: ['↑', '↓'], does: 'exam.key.walk' },
  { keys: ['Alt', '↑', '↓'], does: 'exam.key.move' },
  { keys: ['R'], does: 'exam.key.exchange' },
  { keys: ['0', '–', '9'], does: 'exam.key.points' },
  { keys: ['P'], does: 'exam.key.page' },
  { keys: ['Delete'], does: 'exam.key.remove' },
  { keys: ['Ctrl', 'Z'], does: 'exam.key.undo' },
  { keys: ['Ctrl', 'Y'], does: 'exam.key.redo' },
  { keys: ['Ctrl', 'P'], does: 'exam.key.print' },
  { keys: ['Ctrl', 'Enter'], does: 'exam.key.finish' },
];

export interface ComposerActs {
  walk(step: -1 | 1): void;
  exchange(): void;
  /** A digit of the points of the chosen item. */
  digit(digit: number): void;
  breakPage(): void;
  remove(): void;
  undo(): void;
  redo(): void;
  print(): void;
  finish(): void;
  leave(): void;
  /** Something lies over the composer, or it may not be written on: only printing is left. */
  readonly isOff: boolean;
}

/** The keys of the composer; Alt with the arrows belongs to the rows. Single keys and undo rest while somebody types. */
export function useComposerKeys(acts: ComposerActs): void {
  usePageKeys((event) => !isOverlaid() && act(event, acts), { commands: true, repeats: isWalking });
}

function act(event: KeyboardEvent, acts: ComposerActs): boolean {
  const key = event.key.toLowerCase();
  const does = event.ctrlKey || event.metaKey ? commandOf(key, event, acts) : acts.isOff ? null : keyOf(key, acts);
  does?.();
  return does !== null;
}

function commandOf(key: string, event: KeyboardEvent, acts: ComposerActs): (() => void) | null {
  if (key === 'p') return acts.print;
  if (acts.isOff) return null;
  if (key === 'enter') return acts.finish;
  if (isTyping(event.target)) return null;
  if (key === 'z') return event.shiftKey ? acts.redo : acts.undo;
  return key === 'y' ? acts.redo : null;
}

function keyOf(key: string, acts: ComposerActs): (() => void) | null {
  if (/^\d$/.test(key)) return () => acts.digit(Number(key));
  switch (key) {
    case 'arrowup':
      return () => acts.walk(-1);
    case 'arrowdown':
      return () => acts.walk(1);
    case 'r':
      return acts.exchange;
    case 'p':
      return acts.breakPage;
    case 'delete':
      return acts.remove;
    case 'escape':
      return acts.leave;
    default:
      return null;
  }
}
