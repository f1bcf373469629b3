import { useEffect } from 'react';

/** Time for a dialog to give the focus back to what opened it, and to show what it hid, where both are still there. */
const pauseMilliseconds = 300;

/**
 * For what stands over the page: when it goes together with what opened it (its page has been left), nothing gets the focus
 * back, and Fluent leaves the rest of the document hidden from screen readers. The page's main part then gets the focus,
 * and what was hidden is shown.
 */
export function useFocusBack(): void {
  // Looks once the dialog is gone
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
        const hidden = document.querySelectorAll('body > [aria-hidden="true"]:not([data-tabster-dummy])');
        for (const part of hidden) part.removeAttribute('aria-hidden');
      }, pauseMilliseconds);
    },
    [],
  );
}
