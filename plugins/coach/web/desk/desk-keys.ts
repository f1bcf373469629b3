import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** Keys of the desk, for its help and its foot. */
export const deskHints: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'coach.keys.walk' },
  { keys: ['0', '–', '6'], does: 'coach.keys.group' },
  { keys: ['R'], does: 'coach.keys.film' },
  { keys: ['T'], does: 'coach.keys.text' },
  { keys: ['I'], does: 'coach.keys.ink' },
  { keys: ['V'], does: 'coach.keys.voice' },
  { keys: ['H'], does: 'coach.keys.hints' },
  { keys: ['M'], does: 'coach.keys.merge' },
  { keys: ['Ctrl', 'Enter'], does: 'coach.keys.send' },
];

export const boardHints: readonly KeyHint[] = [
  { keys: ['R'], does: 'coach.keys.record' },
  { keys: ['Space'], does: 'coach.keys.pause' },
  { keys: ['Z'], does: 'coach.keys.redo' },
  { keys: ['U'], does: 'coach.keys.undo' },
  { keys: ['Enter'], does: 'coach.keys.take' },
];
