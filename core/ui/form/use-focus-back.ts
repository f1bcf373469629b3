import { useEffect, useState } from 'react';

/** Time for a dialog to give the focus back by itself, and to show what it hid. */
const pauseMilliseconds = 300;

/**
 * For what stands over the page: once it is gone, whatever had the focus before gets it again, so that one goes on with the
 * keyboard where one was. When that is gone too (its page has been left, its row deleted), the page's main part gets it; and
 * Fluent, which would leave the rest of the document hidden from screen readers then, is helped out.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  // Looks once the dialog is gone
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
