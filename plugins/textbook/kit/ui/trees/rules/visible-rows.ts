import { besides, isBranch, type Outline, type Place, type TreeNode } from './outline';

/** A row that is drawn: a place, and its facts for assistive technology. */
export interface TreeLine<Node extends TreeNode = TreeNode> {
  readonly place: Place<Node>;
  /** Null: there is nothing to open. */
  readonly isOpen: boolean | null;
  /** Counted from 1, among those beside it that are shown. */
  readonly position: number;
  readonly besides: number;
}

/** What is shown of a tree: whether a place is open, and, during a search, whether it is shown at all. */
export interface Shown {
  readonly isOpen: (id: string) => boolean;
  readonly isShown?: (id: string) => boolean;
}

/** The lines of a tree from top to bottom: those whose places above are all open. */
export function visibleLines<Node extends TreeNode>(outline: Outline<Node>, shown: Shown): TreeLine<Node>[] {
  const { isOpen, isShown = () => true } = shown;
  const linesOf = (places: readonly Place<Node>[]): TreeLine<Node>[] => {
    const there = places.filter(({ node }) => isShown(node.id));
    return there.flatMap((place, at) => {
      const below = place.children.some(({ node }) => isShown(node.id)) || place.node.hasMore === true;
      const open = below && isOpen(place.node.id);
      const line = { place, isOpen: below ? open : null, position: at + 1, besides: there.length };
      return open ? [line, ...linesOf(place.children)] : [line];
    });
  };
  return linesOf(outline.top);
}

/** What to open so that a place is seen: the places above it. */
export function openedFor(outline: Outline, id: string | null | undefined): string[] {
  const place = id == null ? undefined : outline.places.get(id);
  const ids: string[] = [];
  for (let above = place?.parent ?? null; above; above = above.parent) ids.push(above.node.id);
  return ids;
}

/** The branches beside a place, itself included: `*` opens them all (WAI-ARIA Authoring Practices, tree view). */
export const branchesBeside = (outline: Outline, place: Place): string[] =>
  besides(outline, place)
    .filter((one) => isBranch(one))
    .map(({ node }) => node.id);
