import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** Keys of the desk, for its help. */
export const hints: readonly KeyHint[] = [
  { keys: ['0', '–', '9', '.'], does: 'marking.keys.points' },
  { keys: ['Tab'], does: 'marking.keys.step' },
  { keys: ['F'], does: 'marking.keys.full' },
  { keys: ['Z'], does: 'marking.keys.zero' },
  { keys: ['Enter'], does: 'marking.keys.next' },
  { keys: ['Backspace'], does: 'marking.keys.back' },
  { keys: ['U'], does: 'marking.keys.problem' },
  { keys: ['E'], does: 'marking.keys.excellent' },
  { keys: ['T'], does: 'marking.keys.typical' },
  { keys: ['O'], does: 'marking.keys.whole' },
  { keys: ['Space'], does: 'marking.keys.zoom' },
];

/** Keys that do nothing more while they are held: a digit must not become two, nor a mark be sent for the next answer. */
export const isHeldKey = (key: string): boolean => key.length === 1 || key === 'Enter' || key === 'Backspace';
