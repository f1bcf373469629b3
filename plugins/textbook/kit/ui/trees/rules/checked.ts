import { aboveOf, type Outline, type Place, type TreeNode, within } from './outline';

/** How a box stands: ticked, empty, or half, where only part of what is below is ticked. */
export type CheckState = true | false | 'mixed';

/**
 * The ticked nodes of a tree, as few as say it: where all below a node is ticked, the node stands for it. So a filter stays
 * short, and what is loaded later below a ticked node is ticked too.
 */
export type Checked = ReadonlySet<string>;

/** What can be ticked at the ends of a tree: nodes with nothing below them that are not disabled. */
const endsOf = (place: Place): Place[] =>
  within(place).filter(({ node, children }) => children.length === 0 && !node.disabled);

const isTicked = (checked: Checked, place: Place): boolean =>
  checked.has(place.node.id) || aboveOf(place).some(({ node }) => checked.has(node.id));

/** How the box of a place stands. */
export function checkState(checked: Checked, place: Place): CheckState {
  const ends = endsOf(place);
  const ticked = ends.filter((end) => isTicked(checked, end)).length;
  if (ticked === 0) return false;
  return ticked === ends.length ? true : 'mixed';
}

/** Ticks a node with all below it, or, where all of it is ticked, takes that away. */
export function toggled<Node extends TreeNode>(outline: Outline<Node>, checked: Checked, id: string): Checked {
  const place = outline.places.get(id);
  if (!place) return checked;
  const isOff = checkState(checked, place) === true;
  const ticked = new Set<Place>();
  for (const end of outline.top.flatMap((one) => endsOf(one))) if (isTicked(checked, end)) ticked.add(end);
  for (const end of endsOf(place)) {
    if (isOff) ticked.delete(end);
    else ticked.add(end);
  }
  return new Set(outline.top.flatMap((one) => covering(one, ticked)));
}

/** The fewest nodes that say which ends are ticked. A node with something disabled below it never stands for the rest. */
function covering(place: Place, ticked: ReadonlySet<Place>): string[] {
  const isWhole = within(place).every(({ node }) => !node.disabled) && endsOf(place).every((end) => ticked.has(end));
  if (isWhole) return [place.node.id];
  return place.children.flatMap((child) => covering(child, ticked));
}
