import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** Keys of explaining in class; those of a presenter are among them. */
export const talkHints: readonly KeyHint[] = [
  { keys: ['→', 'PgDn'], does: 'exam.talk.key.next' },
  { keys: ['←', 'PgUp'], does: 'exam.talk.key.previous' },
  { keys: ['A'], does: 'exam.talk.key.answer' },
  { keys: ['N'], does: 'exam.talk.key.names' },
  { keys: ['Esc'], does: 'exam.talk.key.leave' },
];

export interface TalkActs {
  readonly next: () => void;
  readonly previous: () => void;
  readonly answer: () => void;
  readonly names: () => void;
  readonly leave: () => void;
}

const acts: Readonly<Record<string, keyof TalkActs>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  a: 'answer',
  n: 'names',
  Escape: 'leave',
};

const actOf = (key: string) => acts[key.length === 1 ? key.toLowerCase() : key];

/** Keys act wherever the focus is. */
export function useTalkKeys(does: TalkActs): void {
  const hear = ({ key }: KeyboardEvent) => {
    const act = actOf(key);
    if (act) does[act]();
    return act !== undefined;
  };
  usePageKeys(hear, { own: '.exam-talk', repeats: (key) => ['next', 'previous'].includes(actOf(key) ?? '') });
}
