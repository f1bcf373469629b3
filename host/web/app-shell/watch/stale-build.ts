/** Texts of errors that a page has when a newer version was put in place under it. */
const staleText = /unexpected token|chunk|dynamically imported module|importing a module script/i;
/** A loop of ResizeObserver is the browser's way of saying "next frame"; nobody can do anything about it. */
const harmlessText = /ResizeObserver loop/;

/** What can be said of something that was thrown. */
export const textOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown ?? '');

export const isHarmless = (text: string): boolean => harmlessText.test(text);

/** True when the error text mentions an unexpected token or a chunk (portal.md section 8). */
export const isStaleText = (text: string): boolean => staleText.test(text) && !isHarmless(text);

/**
 * True for a script or style sheet of this site that did not load; pictures and others' scripts say nothing of our
 * version.
 */
export function isStaleElement(target: unknown, origin: string): boolean {
  const { tagName, src, href, rel } = (target ?? {}) as Partial<HTMLScriptElement & HTMLLinkElement>;
  const address =
    tagName === 'SCRIPT' ? src : tagName === 'LINK' && /stylesheet|modulepreload/.test(rel ?? '') ? href : '';
  return Boolean(address) && new URL(String(address), origin).origin === origin;
}

/** Listens for errors of the page, and calls back once if one of them means that the page is out of date. */
export function watchBuild(onStale: () => void, scope: Window = window): () => void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    onStale();
  };
  const onError = (event: Event) => {
    // an element that did not load has no message
    const { message = '' } = event as Partial<ErrorEvent>;
    if (isStaleElement(event.target, scope.location.origin) || isStaleText(message)) tell();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isStaleText(textOf(event.reason))) tell();
  };
  // errors of elements do not bubble: they are heard on the way down
  scope.addEventListener('error', onError, true);
  scope.addEventListener('unhandledrejection', onRejection);
  return () => {
    scope.removeEventListener('error', onError, true);
    scope.removeEventListener('unhandledrejection', onRejection);
  };
}
