import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, in px: columns that find no room become drawers. */
export function useWide(from: 768 | 1024 | 1280): boolean {
  const query = `(min-width: ${from}px)`;
  return useSyncExternalStore(
    (hear) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', hear);
      return () => list.removeEventListener('change', hear);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}
