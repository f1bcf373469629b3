import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** Keys of explaining in class; those of a presenter are among them. */
export const explainHints: readonly KeyHint[] = [
  { keys: ['→', 'PgDn'], does: 'work.explain.key.next' },
  { keys: ['←', 'PgUp'], does: 'work.explain.key.previous' },
  { keys: ['Space', 'Enter'], does: 'work.explain.key.more' },
  { keys: ['N'], does: 'work.explain.key.names' },
  { keys: ['L'], does: 'work.explain.key.list' },
  { keys: ['F'], does: 'work.explain.key.full' },
  { keys: ['Esc'], does: 'work.explain.key.leave' },
];

export interface ExplainActs {
  readonly next: () => void;
  readonly previous: () => void;
  readonly more: () => void;
  readonly names: () => void;
  readonly list: () => void;
  readonly full: () => void;
  readonly leave: () => void;
}

const acts: Readonly<Record<string, keyof ExplainActs>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ' ': 'more',
  Enter: 'more',
  ArrowDown: 'more',
  n: 'names',
  l: 'list',
  f: 'full',
  Escape: 'leave',
};

const actOf = (key: string) => acts[key.length === 1 ? key.toLowerCase() : key];

/** Keys act wherever the focus is; Enter and Space on a button are that button's, all on a box the box's. */
export function useExplainKeys(does: ExplainActs): void {
  const hear = ({ key, target }: KeyboardEvent) => {
    const onControl = target instanceof Element && target.closest('button, a, label, summary');
    if (target instanceof HTMLInputElement || (onControl && (key === 'Enter' || key === ' '))) return false;
    const act = actOf(key);
    if (act) does[act]();
    return act !== undefined;
  };
  usePageKeys(hear, { own: '.work-explain', repeats: (key) => ['next', 'previous'].includes(actOf(key) ?? '') });
}
