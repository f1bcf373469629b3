import type { Offline } from './offline';

/** Keeps nothing until somebody asks: most pages never do, and none of them loads the code for it. */
export function lazyOffline(load: () => Promise<Offline>): Offline {
  let loaded: Promise<Offline> | undefined;
  const offline = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const quietly = (act: (made: Offline) => void) => void offline().then(act, () => undefined);
  return {
    call: async (endpoint, input, options) => (await offline()).call(endpoint, input, options),
    keep: (endpoint, input, data) => quietly((made) => made.keep(endpoint, input, data)),
    files: async (files) => (await offline()).files(files),
    keepPage: (path) => quietly((made) => made.keepPage(path)),
    forget: async () => (await offline()).forget(),
  };
}
