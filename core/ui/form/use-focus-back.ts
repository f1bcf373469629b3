import { useEffect, useState } from 'react';

/** Time for a dialog to give the focus back by itself, and to show what it hid. */
const pauseMilliseconds = 300;

/**
 * For layers over the page: when a layer closes, the previously focused element gets the focus again, so that keyboard
 * users continue where they were. If that element no longer exists (its page was left, its row deleted), the page's
 * main part gets it; and Fluent, which would then leave the rest of the document hidden from screen readers, is
 * corrected.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  // Checks after the dialog has closed
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
        if (document.activeElement === document.body) placeOf(opener)?.focus({ preventScroll: true });
        const hidden = document.querySelectorAll('body > [aria-hidden="true"]:not([data-tabster-dummy])');
        for (const part of hidden) part.removeAttribute('aria-hidden');
      }, pauseMilliseconds);
    },
    [opener],
  );
}

const placeOf = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    ? opener
    : document.getElementById('main');
