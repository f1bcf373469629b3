/** Addresses of plugins' style sheets, by plugin id: the build made them, the page brings them along. */
let sheets: Readonly<Record<string, string>> = {};

/** Tells the addresses, once, when the page starts. */
export function rememberSheets(addresses: Readonly<Record<string, string>>): void {
  sheets = addresses;
}

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a plugin's style sheet before its page is drawn. A sheet that does not come must not keep the page away:
 * it is then drawn plainly. On the server the document names the sheets itself.
 */
export function loadStyle(plugin: string): Promise<void> {
  const address = sheets[plugin];
  if (!address || typeof document === 'undefined') return Promise.resolve();
  const before = loaded.get(plugin);
  if (before) return before;
  const promise = new Promise<void>((resolve) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  loaded.set(plugin, promise);
  return promise;
}
