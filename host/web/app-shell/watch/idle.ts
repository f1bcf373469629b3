import type { Storage } from 'edutech/core/web/services';

const lastActionKey = 'last_action';
/** How often an action is written down at most: tabs share the time, and storage is slow. */
const noteEvery = 5000;
const checkEvery = 1000;
/** What counts as an action: not moving the pointer (a sleeve on a desk does that) nor scrolling (a carousel does that). */
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/** Time since 1970 of the last action in any tab; null: none is known. */
export const lastAction = (storage: Pick<Storage, 'get'>): number | null => storage.get<number>(lastActionKey);

/** True when the last action is older than the limit; without any there is nothing to be older than. */
export const isIdle = (last: number | null, now: number, limit: number): boolean => last !== null && now - last > limit;

export interface IdleParts {
  readonly storage: Pick<Storage, 'get' | 'set'>;
  /** Milliseconds without an action. */
  readonly limit: () => number;
  /** Somebody is signed in, on a device that is not to remember it. */
  readonly isWatched: () => boolean;
  readonly onIdle: () => void;
  /** An action was written down. */
  readonly onAction?: (now: number) => void;
  readonly page?: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly now?: () => number;
}

/**
 * Watches for the time without an action, shared over all tabs: whoever works in one tab is not idle in the others.
 * A computer that wakes up is checked before its first action counts.
 */
export function watchIdle({
  storage,
  limit,
  isWatched,
  onIdle,
  onAction,
  page = document,
  now = Date.now,
}: IdleParts): () => void {
  let noted = 0;
  const check = () => {
    if (!isWatched()) return;
    const last = lastAction(storage);
    // signing in was an action
    if (last === null) storage.set(lastActionKey, now(), Infinity);
    if (isIdle(last, now(), limit())) onIdle();
  };
  const note = () => {
    if (now() - noted < noteEvery || !isWatched()) return;
    check();
    noted = now();
    storage.set(lastActionKey, noted, Infinity);
    onAction?.(noted);
  };
  check();
  const timer = setInterval(check, checkEvery);
  for (const action of actions) page.addEventListener(action, note, { capture: true, passive: true });
  page.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    for (const action of actions) page.removeEventListener(action, note, { capture: true });
    page.removeEventListener('visibilitychange', check);
  };
}
