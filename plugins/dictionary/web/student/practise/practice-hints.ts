import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** Keys of a practice. */
export const practiceHints: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'dictionary.key.confirm' },
  { keys: ['Space'], does: 'dictionary.key.sound' },
  { keys: ['1', '2', '3', '4'], does: 'dictionary.key.choose' },
  { keys: ['Ctrl', 'Z'], does: 'dictionary.key.undo' },
];
