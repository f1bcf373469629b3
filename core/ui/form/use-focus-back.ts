import { useEffect } from 'react';

/** Time for a dialog to give the focus back to what opened it, where that is still there. */
const pauseMilliseconds = 120;

/**
 * For what stands over the page: when it goes together with what opened it (its page has been left), the focus goes to the
 * page's main part. Without that the rest of the document stays hidden from screen readers, as it was behind the dialog.
 */
export function useFocusBack(): void {
  // Looks once the dialog is gone
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      }, pauseMilliseconds);
    },
    [],
  );
}
