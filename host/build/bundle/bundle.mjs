// The whole build: generated maps, then web and server bundles, then compressed copies of what browsers load.

import { withReadableErrors } from '../esbuild/errors.mjs';
import { generate } from '../generate/generate.mjs';
import { findLazyParts } from '../plugins/lazy-parts.mjs';
import { compressAssets } from './compress.mjs';
import { bundleServer } from './server.mjs';
import { inputsHash, isFresh, writeStamp } from './stamp.mjs';
import { bundleStyles } from './styles.mjs';
import { bundleWeb, writeWebManifest } from './web.mjs';

/**
 * @typedef {object} BuildOptions
 * @property {string} registry
 * @property {boolean} [development] readable output, React's warnings, no compressed copies
 */

/**
 * Builds, unless dist/ is up to date with these inputs.
 * @param {BuildOptions} options
 * @returns {Promise<string>} a phrase that says what was done
 */
export async function buildIfStale(options) {
  if (isFresh(inputsHash(options))) return 'up to date';
  return build(options);
}

/**
 * @param {BuildOptions} options
 * @returns {Promise<string>} a phrase that says what was done
 */
export async function build(options) {
  // Taken first: a file changed during the build makes the result stale, as it should.
  const hash = inputsHash(options);
  const { plugins, contract } = await generate(options.registry);
  const settings = { plugins, contract, development: options.development ?? false };
  await withReadableErrors(async () => {
    const [web, styles, parts] = await Promise.all([
      bundleWeb(settings),
      bundleStyles(settings),
      findLazyParts(plugins),
      bundleServer(settings),
    ]);
    const kept = writeWebManifest(web, styles, parts, contract);
    if (!settings.development) await compressAssets(kept);
  });
  writeStamp(hash);
  return `${plugins.length} plugins`;
}
