import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** What a key does; false: it is left to the browser. */
export type KeyAct = () => unknown;

/**
 * Keys of a page by what they are called, letters as small ones; `Ctrl+S` works while somebody types, single keys do not. Held
 * keys act once.
 */
export function useKeys(acts: Readonly<Record<string, KeyAct>>): void {
  const hear = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const act = acts[ctrlKey || metaKey ? `Ctrl+${key.toUpperCase()}` : nameOf(key)];
    return act !== undefined && act() !== false;
  };
  usePageKeys(hear, { commands: true });
}

const nameOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
