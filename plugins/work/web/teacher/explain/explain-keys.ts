import { useEffect } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

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

/** Keys act wherever the focus is; Enter and Space on a button are that button's. */
export function useExplainKeys(does: ExplainActs): void {
  // One listener while the mode is open
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (isOverlaid('.work-explain')) return;
      const onControl = event.target instanceof Element && event.target.closest('button, a, label, summary');
      if (onControl && (event.key === 'Enter' || event.key === ' ')) return;
      const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || (event.repeat && act !== 'next' && act !== 'previous')) return;
      event.preventDefault();
      does[act]();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [does]);
}
