// Which file names which: imports of values, of types, and what is loaded or started by its name later.
import path from 'node:path';
import { walk } from './sources.mjs';

/**
 * @typedef {object} Arrow
 * @property {string} from
 * @property {string} to
 * @property {'value' | 'type' | 'later'} kind later: import(), a worker, a program that is started by its path
 */

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '/index.ts'];

/**
 * @param {import('./sources.mjs').Source[]} sources
 * @param {Iterable<string>} files all that may be named
 * @returns {Arrow[]}
 */
export function arrowsOf(sources, files) {
  const known = new Set(files);
  return sources.flatMap(({ file, tree }) => {
    const arrows = [];
    for (const [name, kind] of namesIn(tree)) {
      const to = resolve(file, name, known);
      if (to && to !== file) arrows.push({ from: file, to, kind });
    }
    return arrows;
  });
}

/** @returns {[name: string, kind: Arrow['kind']][]} */
function namesIn(tree) {
  /** @type {[string, Arrow['kind']][]} */
  const names = [];
  walk(tree, (node) => {
    if (node.source?.type === 'Literal' && /^(?:Import|Export)\w*Declaration$/.test(node.type))
      names.push([node.source.value, isOfTypes(node) ? 'type' : 'value']);
    else if (node.type === 'ImportExpression' && node.source.type === 'Literal')
      names.push([node.source.value, 'later']);
    else if (node.type === 'TSImportType')
      names.push([node.source?.value ?? node.argument?.literal?.value ?? '', 'type']);
    else if (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      /^[\w./-]+\.(?:tsx?|mjs|css)$/.test(node.value)
    )
      names.push([node.value, 'later']);
  });
  const said = new Set(names.filter(([, kind]) => kind !== 'later').map(([name]) => name));
  return names.filter(([name, kind]) => kind !== 'later' || !said.has(name));
}

function isOfTypes(node) {
  if ((node.importKind ?? node.exportKind) === 'type') return true;
  const { specifiers = [] } = node;
  return specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
}

/** @param {string} from @param {string} name as written @param {Set<string>} known */
function resolve(from, name, known) {
  const plain = name.replace(/\?.*$/, '');
  const places = plain.startsWith('edutech/')
    ? [plain.slice('edutech/'.length)]
    : [path.posix.join(path.posix.dirname(from), plain), ...(plain.startsWith('.') ? [] : [plain])];
  // a bare name is a package, unless it is a path that a program is started by
  if (!/[./]/.test(plain)) return undefined;
  return places.flatMap((place) => endings.map((ending) => place + ending)).find((place) => known.has(place));
}
