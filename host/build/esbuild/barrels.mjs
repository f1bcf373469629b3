// esbuild plugin: write `import { Button } from '@fluentui/react-components'`, ship the button's own file.
//
// esbuild decides file by file what a chunk contains. A package's index file is one file, so as soon as the shell imports
// anything through it, all that any plugin ever imports through it lands in the first load. Rewriting named imports to
// the files behind the index takes the index out of the picture, and sources stay as readable as before.
// Works for named imports only: `import * as d3` stays whole.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { locateExport, readNames } from './exports.mjs';

const packages = '@fluentui/[\\w-]+|d3';
const statement = new RegExp(`\\b(import|export)\\s*\\{([^}]*)\\}\\s*from\\s*(['"])(${packages})\\3`, 'g');

/** Icons without the CSS-in-JS runtime; core/ui/styles/core.css carries their few rules. */
const iconPackage = '@fluentui/react-icons';

/**
 * @param {{ folder: string }[]} plugins some may lie outside the repository
 * @returns {import('esbuild').Plugin}
 */
export function barrels(plugins) {
  const own = [root, ...plugins.map((plugin) => plugin.folder)].map((folder) => folder + path.sep);
  return {
    name: 'barrels',
    setup(build) {
      // Fluent's packages import each other through their index files too.
      build.onLoad({ filter: /node_modules[\\/]@fluentui[\\/].*\.js$/ }, (args) => load(args.path, 'js'));
      build.onLoad({ filter: /\.tsx?$/ }, (args) => {
        if (!own.some((folder) => args.path.startsWith(folder))) return undefined;
        return load(args.path, args.path.endsWith('x') ? 'tsx' : 'ts');
      });
    },
  };
}

/** @param {string} file @param {import('esbuild').Loader} loader */
async function load(file, loader) {
  const source = await fs.promises.readFile(file, 'utf8');
  const contents = rewriteBarrels(source, path.dirname(file));
  // Unchanged: let esbuild read it itself, which keeps its own caches working.
  return contents === source ? undefined : { contents, loader, resolveDir: path.dirname(file) };
}

/**
 * @param {string} source a module
 * @param {string} folder where it lies
 * @returns {string} the same with its imports from barrels pointing at the files behind them
 */
export function rewriteBarrels(source, folder) {
  return source.replace(statement, (whole, keyword, braces, _quote, specifier) => {
    /** @type {Map<string, string[]>} */
    const byFile = new Map();
    for (const [name, alias] of readNames(braces)) {
      const target = targetOf(specifier, name, folder);
      const item = target.name === alias ? alias : `${target.name} as ${alias}`;
      byFile.set(target.from, [...(byFile.get(target.from) ?? []), item]);
    }
    if (byFile.size === 0) return whole;
    const statements = [...byFile].map(
      ([from, items]) => `${keyword} { ${items.join(', ')} } from ${JSON.stringify(from)}`,
    );
    // As many lines as before, so that positions in errors and source maps stay right.
    return statements.join('; ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/** @returns {{ from: string, name: string }} */
function targetOf(specifier, name, folder) {
  if (specifier === iconPackage) return { from: iconModule(name), name };
  if (specifier === 'd3') {
    // Package by package: d3-transition adds methods to d3-selection when its index is loaded, which a deeper path loses.
    const found = locateExport('d3', name, folder);
    const from = found && /node_modules[\\/](d3-[\w-]+)/.exec(found.file)?.[1];
    return { from: from ?? 'd3', name };
  }
  const found = locateExport(specifier, name, folder);
  return found ? { from: found.file, name: found.name } : { from: specifier, name };
}

/**
 * The entry of one icon, by the rule that the package documents: name without size and style, in kebab case.
 * @param {string} name AccessTime24Regular
 */
function iconModule(name) {
  const icon = /^(.+?)\d*(?:Regular|Filled|Light|Color)$/.exec(name)?.[1];
  if (!icon) return `${iconPackage}/headless`;
  const kebab = icon.replace(/[a-z\d](?=[A-Z])|[a-zA-Z](?=\d)|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase();
  return `${iconPackage}/headless/svg/${kebab}`;
}
