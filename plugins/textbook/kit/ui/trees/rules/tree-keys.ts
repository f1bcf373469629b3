import type { TreeLine } from './visible-rows';

/** What a key does in a tree. */
export type TreeStep =
  | { readonly act: 'focus'; readonly id: string }
  | { readonly act: 'open' | 'close' | 'openBeside' | 'choose'; readonly id: string };

/**
 * Where a key leads from the line with the focus (WAI-ARIA Authoring Practices, tree view); null: the tree has nothing to do
 * with it. In languages that run from right to left the caller swaps the arrows.
 */
export function treeStep(key: string, lines: readonly TreeLine[], at: number): TreeStep | null {
  const line = lines[at];
  if (!line) return null;
  const { node, parent } = line.place;
  const focus = (next: TreeLine | undefined): TreeStep | null =>
    next ? { act: 'focus', id: next.place.node.id } : null;
  switch (key) {
    case 'ArrowDown':
      return focus(lines[at + 1]);
    case 'ArrowUp':
      return focus(lines[at - 1]);
    case 'Home':
      return focus(lines[0]);
    case 'End':
      return focus(lines.at(-1));
    case 'ArrowRight':
      if (line.isOpen === null) return null;
      return line.isOpen ? focus(lines[at + 1]) : { act: 'open', id: node.id };
    case 'ArrowLeft':
      if (line.isOpen) return { act: 'close', id: node.id };
      return parent && { act: 'focus', id: parent.node.id };
    case '*':
      return { act: 'openBeside', id: node.id };
    case 'Enter':
    case ' ':
      return { act: 'choose', id: node.id };
    default:
      return null;
  }
}

/** The line that typed letters lead to: the next one that begins with them, from the one with the focus on, round the end. */
export function typedTo(typed: string, lines: readonly TreeLine[], at: number): string | null {
  const wanted = typed.toLowerCase();
  // one letter moves to the next row, more letters may mean the current one
  const first = typed.length > 1 ? at : at + 1;
  const rotated = [...lines.slice(first), ...lines.slice(0, first)];
  return rotated.find(({ place }) => place.node.name.toLowerCase().startsWith(wanted))?.place.node.id ?? null;
}
