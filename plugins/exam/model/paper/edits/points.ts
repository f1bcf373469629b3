import { pointStep, mostPoints } from 'edutech/plugins/questions/kit/common/question-body';
import { itemsOf, type PaperDocument, pointsOfItem, pointsOfPaper } from '../document';
import { choicesOf, isChosenFrom } from '../figures/choice';
import { placeOf, withSections } from './walk';
import { changedItem } from './items';

// Points of items, of sections, of the whole paper. They go in halves; whole ones are preferred.

/** The nearest points that an item can have. */
export const rounded = (points: number): number =>
  Math.min(mostPoints, Math.max(0, Math.round(points / pointStep) * pointStep));

/**
 * Shares a sum in proportion to weights (all alike where none weighs anything), so that it comes out exactly: each gets its
 * share rounded down to a step, and what is left goes to those that lost most, the later ones first.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const all = weights.reduce((sum, one) => sum + one, 0);
  const step = Number.isInteger(total) && total >= weights.length ? 1 : pointStep;
  const shares = weights.map((one) => ((all > 0 ? one / all : 1 / weights.length) * total) / step);
  const floors = shares.map(Math.floor);
  let left = Math.round(total / step) - floors.reduce((sum, one) => sum + one, 0);
  const lost = shares
    .map((share, at) => ({ at, lost: share - floors[at]! }))
    .sort((one, other) => other.lost - one.lost || other.at - one.at);
  for (const { at } of lost) {
    if (left <= 0) break;
    floors[at]!++;
    left--;
  }
  return floors.map((one) => one * step);
}

/** Points of one item; of one with parts, shared among them in proportion to what they had. */
export function itemWithPoints(paper: PaperDocument, itemId: string, points: number): PaperDocument {
  const item = placeOf(paper, itemId)?.item;
  if (!item) return paper;
  const total = Math.min(mostPoints, rounded(points));
  return total === pointsOfItem(item) ? paper : changedItem(paper, itemId, { points: spread(total, item.points) });
}

/** Every item of a section gets the same. */
export const sectionWithPoints = (paper: PaperDocument, sectionId: string, each: number): PaperDocument =>
  withSections(paper, (section) =>
    section.id === sectionId
      ? { ...section, items: section.items.map((item) => ({ ...item, points: spread(rounded(each), item.points) })) }
      : section,
  );

/** Whether an item is one of those to choose from, but not their first. */
const isFollower = (paper: PaperDocument, itemId: string): boolean =>
  choicesOf(paper).some(({ itemIds }) => itemIds.indexOf(itemId) > 0);

/**
 * All points in proportion, so that the paper comes to its target exactly. Items that had the same keep the same, as far as the
 * sum allows: what rounding leaves over goes to those with the most points, the later ones first.
 * Questions of which one is chosen count as one, and stay worth the same.
 */
export function spreadToTarget(paper: PaperDocument): PaperDocument {
  const items = itemsOf(paper).filter(({ id }) => !isFollower(paper, id));
  const { points: target } = paper.target;
  const sum = pointsOfPaper(paper);
  if (items.length === 0 || target <= 0 || sum === target) return paper;
  const step = Number.isInteger(target) && target >= items.length ? 1 : pointStep;
  const shares = items.map((item) =>
    Math.round(((sum > 0 ? pointsOfItem(item) / sum : 1 / items.length) * target) / step),
  );
  let left = Math.round(target / step) - shares.reduce((all, one) => all + one, 0);
  const order = items.map((_, at) => at).sort((one, other) => shares[other]! - shares[one]! || other - one);
  const sign = Math.sign(left);
  for (let turn = 0; left !== 0; turn++) {
    const at = order[turn % order.length]!;
    if (sign < 0 && shares[at] === 0) continue;
    shares[at]! += sign;
    left -= sign;
  }
  const byId = new Map(items.map(({ id }, at) => [id, shares[at]! * step]));
  return withSections(paper, (section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      points: spread(byId.get(isChosenFrom(section) ? section.items[0]!.id : item.id)!, item.points),
    })),
  }));
}
