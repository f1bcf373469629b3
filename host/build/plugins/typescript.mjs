// Runs a TypeScript module of ours in this process: bundled first, because our imports name no file endings.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { withReadableErrors } from '../esbuild/errors.mjs';
import { commonOptions } from '../esbuild/options.mjs';
import { cacheDir } from '../paths.mjs';

let count = 0;

/**
 * @param {{ entryPoints?: string[], stdin?: import('esbuild').StdinOptions, plugins?: import('esbuild').Plugin[] }} entry one file, or a text
 * @param {import('./registry.mjs').RegisteredPlugin[]} [plugins] some may lie outside the repository
 * @returns {Promise<any>} what the module exports
 */
export async function importTypeScript(entry, plugins = []) {
  const common = commonOptions(plugins);
  const { outputFiles } = await withReadableErrors(() =>
    build({
      ...common,
      ...entry,
      plugins: [...(common.plugins ?? []), ...(entry.plugins ?? []), ownAddresses],
      write: false,
      sourcemap: 'inline',
      platform: 'node',
      packages: 'external',
    }),
  );
  // Inside node_modules, so that Node finds packages from it; a new name each time, because Node never forgets a module.
  fs.mkdirSync(cacheDir, { recursive: true });
  const file = path.join(cacheDir, `module-${process.pid}-${count++}.mjs`);
  fs.writeFileSync(file, outputFiles?.[0]?.text ?? '');
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    fs.rmSync(file);
  }
}

/** Keeps the repository path of each file, by which it finds others, although it runs in a bundle. */
const ownAddresses = {
  name: 'own-addresses',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.(ts|tsx|mjs)$/ }, ({ path: file }) => {
      const text = fs.readFileSync(file, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: text.replaceAll('import.meta.url', address), loader: file.endsWith('.tsx') ? 'tsx' : 'ts' };
    });
  },
};
