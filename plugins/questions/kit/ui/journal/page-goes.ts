/**
 * Calls `act` when the page may be gone in a moment: its tab closes, another address is opened, or it is put aside, from where
 * phones end it without a word. Answers what stops this. Where there is no page, nothing happens.
 */
export function onPageGoes(act: () => void): () => void {
  const hide = () => document.visibilityState === 'hidden' && act();
  globalThis.addEventListener?.('pagehide', act);
  globalThis.document?.addEventListener('visibilitychange', hide);
  return () => {
    globalThis.removeEventListener?.('pagehide', act);
    globalThis.document?.removeEventListener('visibilitychange', hide);
  };
}
