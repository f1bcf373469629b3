import { useSyncExternalStore } from 'react';

/** Where one item at a time is shown: the same width as in the style sheet. */
const narrow = '(max-width: 767px)';

/** True on phones and narrow windows; follows the window. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', hear);
      return () => query.removeEventListener('change', hear);
    },
    () => window.matchMedia(narrow).matches,
  );
