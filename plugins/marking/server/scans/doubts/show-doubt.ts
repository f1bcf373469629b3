import type { AnswerSheet } from '../../../model/sheet/answer-sheet';
import type { Box, BubbleField, PagePlan } from '../../../model/sheet/plan';
import type { DoubtRow, PageRow } from '../../scripts/pages.queries';

/** Points around what is in doubt: the questions above and below are seen too. */
const around = { mark: 34, identity: 14, written: 36 } as const;

/** Labels of questions, by the name that their fields have on the sheet. */
export function labelsOf({ zones }: AnswerSheet): ReadonlyMap<string, string> {
  return new Map(
    zones.flatMap((zone): [string, string][] => {
      if (zone.kind === 'optional')
        return [
          [zone.id, zone.items.map(({ label }) => label).join('/')],
          ...zone.items.map(({ itemId, label }): [string, string] => [itemId, label]),
        ];
      if (zone.kind === 'choices' || zone.kind === 'gaps')
        return zone.items.map(({ itemId, label }) => [itemId, label]);
      return [[zone.itemId, zone.label]];
    }),
  );
}

export const labelOfField = (sheet: AnswerSheet, { id, kind, at }: BubbleField): string => {
  const label = labelsOf(sheet).get(id.split(' ')[0]!) ?? '';
  return kind === 'score' && at > 0 ? `${label}.${at + 1}` : label;
};

const unionOf = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

function within({ width, height }: PagePlan, box: Box): Box {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  return { x, y, width: Math.min(width, box.x + box.width) - x, height: Math.min(height, box.y + box.height) - y };
}

const grown = ({ x, y, width, height }: Box, by: number, above = by): Box => ({
  x: x - by,
  y: y - above,
  width: width + 2 * by,
  height: height + by + above,
});

interface Shown {
  readonly page: Pick<Box, 'width' | 'height'>;
  readonly view: Box;
  readonly frames: readonly Box[];
}

/** What a person sees of a page, in points of it; in pixels where no page was found. */
export function shownOf(plan: PagePlan | undefined, page: PageRow, doubt: DoubtRow): Shown {
  if (!plan) {
    const { width, height } = page;
    return { page: { width, height }, view: { x: 0, y: 0, width, height }, frames: [] };
  }
  const { width, height } = plan;
  const size = { width, height };
  if (doubt.field !== null) {
    const own = unionOf(plan.fields[doubt.field]!.bubbles);
    return { page: size, view: within(plan, grown(own, around.mark)), frames: [grown(own, 2)] };
  }
  const digits = plan.fields.flatMap((field, at) => (field.kind === 'digit' ? [{ field, at }] : []));
  const all = [...digits.flatMap(({ field }) => field.bubbles), ...(plan.label ? [plan.label] : [])];
  if (all.length === 0) return { page: size, view: { x: 0, y: 0, ...size }, frames: [] };
  const doubtful = digits.filter(({ at }) => page.readings[at]?.doubt);
  return {
    page: size,
    view: within(plan, grown(unionOf(all), around.identity, around.written)),
    frames: doubtful.map(({ field }) => grown(unionOf(field.bubbles), 1.5)),
  };
}

/** Bubbles of a field with what is written in them; right and wrong by their signs. */
export function bubblesOf(sheet: AnswerSheet, plan: PagePlan, page: PageRow, at: number) {
  const field = plan.fields[at]!;
  const isTruth = sheet.zones.some(
    (zone) => zone.kind === 'choices' && zone.items.some(({ itemId, isTruth: truth }) => truth && itemId === field.id),
  );
  const labels = labelsOf(sheet);
  const { fullness, values, doubt } = page.readings[at]!;
  const shownAs = (value: string): string => {
    if (isTruth) return value === 'A' ? '√' : '×';
    return field.kind === 'optional' ? (labels.get(value) ?? value) : value;
  };
  return {
    isMultiple: field.isMultiple,
    why: doubt,
    values: [...(page.decided[at] ?? values)],
    bubbles: field.bubbles.map((bubble, place) => ({
      ...bubble,
      shown: shownAs(bubble.value),
      fullness: fullness[place] ?? 0,
    })),
  };
}
