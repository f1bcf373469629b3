import type { OutlineNode } from './outline';

/** An outline that cannot be read; `line` counts from 1. */
export class OutlineError extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
  ) {
    super(`line ${line}: ${problem}`);
    this.name = 'OutlineError';
  }
}

interface Growing extends OutlineNode {
  readonly children: Growing[];
}

/** More siblings than two digits of a code can count. */
const mostSiblings = 99;

/**
 * Reads an outline: a node a line, two spaces a level, after ` | ` the English name; empty lines mean nothing.
 * Throws OutlineError for a level that is skipped, a name that is empty or has a slash (paths are made of names), and
 * siblings of one name.
 */
export function parseOutline(text: string): OutlineNode[] {
  const first: Growing[] = [];
  /** The last node of each level, down to the one that was read last. */
  const branch: Growing[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { level, name, nameEn } = readLine(line, index + 1);
    if (level > branch.length) throw new OutlineError(index + 1, `"${name}" has no parent`);
    const parent = branch[level - 1];
    const siblings = parent?.children ?? first;
    if (siblings.some((sibling) => sibling.name === name)) throw new OutlineError(index + 1, `another "${name}"`);
    if (siblings.length === mostSiblings) throw new OutlineError(index + 1, `more than ${mostSiblings} siblings`);
    const place = String(siblings.length + 1).padStart(2, '0');
    const node: Growing = {
      code: `${parent?.code ?? ''}${place}`,
      path: parent ? `${parent.path}/${name}` : name,
      name,
      nameEn,
      children: [],
    };
    siblings.push(node);
    branch.splice(level, branch.length, node);
  }
  return first;
}

function readLine(line: string, number: number) {
  const content = line.trimStart();
  const indent = line.length - content.length;
  if (line.includes('\t') || indent % 2 === 1) throw new OutlineError(number, 'a level is two spaces');
  const [name = '', nameEn, ...rest] = content.split('|').map((part) => part.trim());
  if (name === '' || nameEn === '' || rest.length > 0) throw new OutlineError(number, 'a name, or two around one "|"');
  if (name.includes('/')) throw new OutlineError(number, `"${name}" has a slash`);
  return { level: indent / 2, name, nameEn: nameEn ?? null };
}
