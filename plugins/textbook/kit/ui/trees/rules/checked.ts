import { aboveOf, type Outline, type Place, type TreeNode, within } from './outline';

/** The state of a box: ticked, empty, or half, if only a part of the nodes below is ticked. */
export type CheckState = true | false | 'mixed';

/**
 * The ticked nodes of a tree, as few as possible: if all nodes below a node are ticked, that node represents them. So a
 * filter stays short, and nodes loaded later below a ticked node are ticked too.
 */
export type Checked = ReadonlySet<string>;

/** The leaves of a tree that can be ticked: nodes without children that are not disabled. */
const endsOf = (place: Place): Place[] =>
  within(place).filter(({ node, children }) => children.length === 0 && !node.disabled);

const isTicked = (checked: Checked, place: Place): boolean =>
  checked.has(place.node.id) || aboveOf(place).some(({ node }) => checked.has(node.id));

/** The state of the box of a place. */
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

/**
 * The fewest nodes that represent the ticked leaves. A node with something disabled below it never represents the rest.
 */
function covering(place: Place, ticked: ReadonlySet<Place>): string[] {
  const isWhole = within(place).every(({ node }) => !node.disabled) && endsOf(place).every((end) => ticked.has(end));
  if (isWhole) return [place.node.id];
  return place.children.flatMap((child) => covering(child, ticked));
}
