import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** What a teacher does while a question is explained; what a place does not offer is not in it. */
export interface ExplainActs {
  readonly next: () => void;
  readonly previous: () => void;
  /** One step further into the question, as to its key. */
  readonly more: () => void;
  readonly names?: (() => void) | undefined;
  readonly list?: (() => void) | undefined;
  readonly full: () => void;
  readonly leave: () => void;
}

type Act = keyof ExplainActs;

/** Keys of each act, as a keyboard event names them; those of a presenter are among them. */
const keysOf: Readonly<Record<Act, readonly string[]>> = {
  next: ['ArrowRight', 'PageDown'],
  previous: ['ArrowLeft', 'PageUp'],
  more: [' ', 'Enter', 'a'],
  names: ['n'],
  list: ['l'],
  full: ['f'],
  leave: ['Escape'],
};

/** The same as they are written on the keyboard. */
const written: Readonly<Record<Act, readonly string[]>> = {
  next: ['→', 'PgDn'],
  previous: ['←', 'PgUp'],
  more: ['Space', 'Enter', 'A'],
  names: ['N'],
  list: ['L'],
  full: ['F'],
  leave: ['Esc'],
};

const acts = Object.keys(keysOf) as Act[];
const actOf = (key: string) => acts.find((act) => keysOf[act].includes(key.length === 1 ? key.toLowerCase() : key));

/** The keys of what is offered. */
export const explainHints = (does: ExplainActs): KeyHint[] =>
  acts.filter((act) => does[act]).map((act) => ({ keys: written[act], does: `questions.kit.explaining.key.${act}` }));

/** Keys act wherever the focus is; Enter and Space on a button are that button's, all on a box the box's. */
export function useExplainKeys(does: ExplainActs): void {
  const hear = ({ key, target }: KeyboardEvent) => {
    const onControl = target instanceof Element && target.closest('button, a, label, summary');
    if (target instanceof HTMLInputElement || (onControl && (key === 'Enter' || key === ' '))) return false;
    const act = actOf(key);
    if (!act || !does[act]) return false;
    does[act]();
    return true;
  };
  usePageKeys(hear, { own: '.explaining', repeats: (key) => ['next', 'previous'].includes(actOf(key) ?? '') });
}
