import { useSyncExternalStore } from 'react';

/** Phones and narrow windows: the same width as in style sheets. */
const narrow = '(max-width: 767px)';

/** True on phones and narrow windows; follows the window. A page that the server draws is wide until its scripts come. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', hear);
      return () => query.removeEventListener('change', hear);
    },
    () => window.matchMedia(narrow).matches,
    () => false,
  );
