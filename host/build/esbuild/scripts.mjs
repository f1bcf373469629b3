// esbuild plugin for scripts that run apart from the page, each bundled by itself:
// `import address from 'script:./digest.worker'` gives its address for `new Worker` (the content policy allows workers
// from our files only, never from text that a page has built); `import address from 'frame:./docx.frame'` gives
// the address of an empty document that runs it, for a frame in a sandbox.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { distDir, root } from '../paths.mjs';

const prefix = /^(script|frame):/;

/**
 * @param {Set<string>} addresses receives the address of each
 * @param {import('esbuild').BuildOptions} options of the browser's build
 * @returns {import('esbuild').Plugin}
 */
export function scripts(addresses, options) {
  return {
    name: 'scripts',
    setup(own) {
      own.onResolve({ filter: prefix }, async ({ path: name, resolveDir, importer }) => {
        const found = await own.resolve(name.replace(prefix, ''), { kind: 'import-statement', resolveDir, importer });
        if (found.errors.length > 0) return found;
        return { path: found.path, namespace: name.startsWith('frame:') ? 'frame' : 'script' };
      });
      own.onLoad({ filter: /./, namespace: 'script' }, async ({ path: file }) => {
        const { script, watchFiles } = await bundled(file, options);
        return { ...(await emitted(file, '.js', script, addresses)), watchFiles };
      });
      own.onLoad({ filter: /./, namespace: 'frame' }, async ({ path: file }) => {
        const { script, watchFiles } = await bundled(file, { ...options, format: 'iife' });
        return { ...(await emitted(file, '.html', frameOf(script), addresses)), watchFiles };
      });
    },
  };
}

/** @param {string} file @param {import('esbuild').BuildOptions} options */
async function bundled(file, options) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [file],
    write: false,
    outdir: distDir,
  });
  const watchFiles = Object.keys(metafile?.inputs ?? {}).map((input) => path.resolve(root, input));
  return { script: outputFiles.find((output) => output.path.endsWith('.js'))?.text ?? '', watchFiles };
}

/** Writes the output under the hash of its content; returns the module that exports its address. */
async function emitted(file, ending, content, addresses) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const address = `/assets/${path.parse(file).name.replaceAll('.', '-')}-${hash}${ending}`;
  addresses.add(address);
  await fs.promises.mkdir(path.join(distDir, 'web/assets'), { recursive: true });
  await fs.promises.writeFile(path.join(distDir, 'web', address), content);
  return { contents: `export default ${JSON.stringify(address)};`, loader: /** @type {const} */ ('js') };
}

/**
 * A document that runs this one script and has no network access: its content is untrusted. It is shown in a frame
 * whose sandbox removes its origin, so the script is inline: no file of ours can be loaded from there.
 */
function frameOf(script) {
  const text = script.replaceAll('</script', '<\\/script').trim();
  const hash = createHash('sha256').update(text).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title><body><script>${text}</script>`;
}

/**
 * The server starts none of them: it only has to know that the import is there.
 * @type {import('esbuild').Plugin}
 */
export const noScripts = {
  name: 'no-scripts',
  setup(own) {
    own.onResolve({ filter: prefix }, ({ path: name }) => ({ path: name, namespace: 'script' }));
    own.onLoad({ filter: /./, namespace: 'script' }, () => ({ contents: "export default '';", loader: 'js' }));
  },
};
