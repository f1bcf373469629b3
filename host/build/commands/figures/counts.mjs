// What is counted inside of files: long functions, and lines that only say a name in another spelling.
import { walk } from '../sources/sources.mjs';

/** A function is long when it spans more lines than this. */
export const longFunction = 100;

/**
 * @param {import('../sources/sources.mjs').Source[]} sources
 * @returns {{ place: string, lines: number }[]} the longest first; a function inside of a long one counts if it is long itself
 */
export function longFunctions(sources) {
  const long = [];
  for (const { file, text, tree } of sources)
    walk(tree, (node) => {
      if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) || !node.body) return;
      const lines = text.slice(node.start, node.end).split('\n').length;
      if (lines > longFunction) long.push({ place: `${file}:${text.slice(0, node.start).split('\n').length}`, lines });
    });
  return long.sort((a, b) => b.lines - a.lines);
}

/**
 * Mappings are of two kinds: a property that says a value's own name in another spelling, in an object (`attemptid: row.attemptId`)
 * or in a pattern (`{ attemptid: attemptId }`); and a column that SQL gives a name in camelCase (`… as "nameEn"`).
 * @param {import('../sources/sources.mjs').Source[]} sources
 * @param {{ file: string, text: string }[]} statements files of SQL
 */
export function mappings(sources, statements) {
  let properties = 0;
  for (const { tree } of sources)
    walk(tree, (node) => {
      if (node.type === 'Property' && !node.computed && !node.shorthand && isRespelling(node)) properties += 1;
    });
  const aliases = [...sources, ...statements].reduce((sum, { text }) => sum + (text.match(camelAlias)?.length ?? 0), 0);
  return { properties, aliases, together: properties + aliases };
}

const camelAlias = /\b[aA][sS] "[a-z]+[A-Z]\w*"/g;

function isRespelling({ key, value }) {
  const said = key.name ?? key.value;
  const meant = nameOf(value);
  if (typeof said !== 'string' || meant === undefined || said === meant || bare(said) !== bare(meant)) return false;
  // `id: Id` declares the kind of a field, `clock: Clock` asks for a service: neither spells a value's name anew.
  return !/^[A-Z][a-z]/.test(meant) && !meant.startsWith('_');
}

/** The last name of `row.attemptId`, `row.attemptId!`, `attemptId`. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return node.computed ? undefined : node.property.name;
  if (/^(?:TSNonNull|TSAs|Chain)Expression$/.test(node.type)) return nameOf(node.expression);
  return node.type === 'AssignmentPattern' ? nameOf(node.left) : undefined;
}

const bare = (/** @type {string} */ name) => name.replaceAll('_', '').toLowerCase();
