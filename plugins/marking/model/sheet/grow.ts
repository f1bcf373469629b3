import Type, { type Static } from 'typebox';
import { millimetre } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Box, PagePlan } from './plan';

const Side = Type.Integer({ minimum: -20, maximum: 60 });

/** By how many millimetres the sides of what markers see of a question are moved outwards from what the sheet says. */
export const Grow = Type.Object({ left: Side, top: Side, right: Side, bottom: Side });
export type Grow = Static<typeof Grow>;

export const noGrow: Grow = { left: 0, top: 0, right: 0, bottom: 0 };

/** Least of a side: what is turned inside out would show nothing. Points. */
const least = 5 * millimetre;

/** A box with its sides moved, within its page. */
export function grownBox<T extends Box>(box: T, grow: Grow, page: Pick<PagePlan, 'width' | 'height'>): T {
  const left = Math.max(0, box.x - grow.left * millimetre);
  const top = Math.max(0, box.y - grow.top * millimetre);
  const right = Math.min(page.width, Math.max(left + least, box.x + box.width + grow.right * millimetre));
  const bottom = Math.min(page.height, Math.max(top + least, box.y + box.height + grow.bottom * millimetre));
  return { ...box, x: left, y: top, width: right - left, height: bottom - top };
}

/** A page whose crops are moved, by the names of what they show; one that shows several questions by the first that is. */
export function grownPlan(plan: PagePlan, grows: ReadonlyMap<string, Grow>): PagePlan {
  if (grows.size === 0) return plan;
  return {
    ...plan,
    crops: plan.crops.map((crop) => {
      const name = crop.itemIds.find((id) => grows.has(id));
      return name === undefined ? crop : grownBox(crop, grows.get(name)!, plan);
    }),
  };
}
