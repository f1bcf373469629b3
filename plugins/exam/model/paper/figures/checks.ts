import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { itemsOf, type PaperDocument, pointsOfPaper, sectionsOf } from '../document';
import { isFair } from './choice';
import type { FactsOf } from './facts';

/** Something to be looked at before printing; nothing of it stops anybody. */
export type Check =
  | { readonly id: 'target'; readonly points: number; readonly target: number }
  | { readonly id: 'withdrawn' | 'outdated' | 'noPoints' | 'overflow'; readonly itemIds: readonly string[] }
  | { readonly id: 'missingSigns'; readonly placeIds: readonly string[]; readonly signs: string }
  | { readonly id: 'emptySection' | 'unfairChoice'; readonly sectionIds: readonly string[] };

/** What is to be looked at, the gravest first. `pages`: as they were laid out last; null before. */
export function checksOf(paper: PaperDocument, factsOf: FactsOf, pages: readonly Page[] | null): Check[] {
  const items = itemsOf(paper);
  const points = pointsOfPaper(paper);
  const { points: target } = paper.target;
  const where = (
    id: Exclude<Check['id'], 'target' | 'missingSigns' | 'emptySection' | 'unfairChoice'>,
    is: (item: (typeof items)[number]) => boolean,
  ) => {
    const itemIds = items.filter(is).map((item) => item.id);
    return itemIds.length > 0 ? [{ id, itemIds }] : [];
  };
  const emptyIds = sectionsOf(paper).flatMap((section) => (section.items.length === 0 ? section.id : []));
  const unfairIds = sectionsOf(paper).flatMap((section) => (isFair(section) ? [] : section.id));
  const overflowing = overflowOf(pages ?? []);
  return [
    ...(target > 0 && items.length > 0 && points !== target ? [{ id: 'target' as const, points, target }] : []),
    ...(unfairIds.length > 0 ? [{ id: 'unfairChoice' as const, sectionIds: unfairIds }] : []),
    ...where('withdrawn', ({ questionId }) => factsOf(questionId)?.isWithdrawn === true),
    ...where('outdated', ({ questionId }) => factsOf(questionId)?.isOutdated === true),
    ...where('noPoints', ({ points: own }) => own.every((one) => one === 0)),
    ...where('overflow', ({ id }) => overflowing.has(id)),
    ...missingSignsOf(pages ?? []),
    ...(emptyIds.length > 0 && items.length > 0 ? [{ id: 'emptySection' as const, sectionIds: emptyIds }] : []),
  ];
}

/** Signs that no font of the printer has, and where they are left out. */
function missingSignsOf(pages: readonly Page[]): Check[] {
  const missing = pages.flatMap((page) => page.missing ?? []);
  if (missing.length === 0) return [];
  const placeIds = [...new Set(missing.map(({ id }) => id))].filter((id) => id !== '');
  return [{ id: 'missingSigns', placeIds, signs: [...new Set(missing.flatMap(({ signs }) => [...signs]))].join('') }];
}

/** A hair of rounding. Points. */
const slack = 1;

/** Ids of what stands over the edge of its page. */
export const overflowOf = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ width, height, places }) =>
      places.flatMap((place) =>
        place.y + place.height > height + slack || place.x + place.width > width + slack ? place.id : [],
      ),
    ),
  );
