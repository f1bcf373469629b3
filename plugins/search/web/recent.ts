import type { Session, Storage } from 'edutech/core/web/services';

const key = 'search.recent';
/** Searches that are remembered. */
const most = 6;

type Known = { readonly storage: Storage; readonly session: Session };

/** What was looked for on this device, the last first; until logout, and never at a computer that several people use. */
export const recentSearches = ({ storage }: Pick<Known, 'storage'>): readonly string[] => {
  const stored = storage.get<unknown>(key);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
};

export function remember({ storage, session }: Known, text: string): void {
  if (session.isShared.peek()) return;
  storage.set(key, [text, ...recentSearches({ storage }).filter((one) => one !== text)].slice(0, most));
}

export const forgetSearches = ({ storage }: Pick<Known, 'storage'>): void => storage.remove(key);
