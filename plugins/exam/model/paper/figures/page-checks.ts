import type { Page } from 'edutech/plugins/print/kit/common/ink';

/** How pages break: to be looked at before printing. */
export interface PageChecks {
  /** Ids of items that go on over the end of a page. */
  readonly split: readonly string[];
  /** Pages with more than a third of their height empty at the end, counted from 1; the last one may be. */
  readonly emptyEnds: readonly number[];
}

/** Above this share of a page nothing stands below the last question. */
const emptyShare = 1 / 3;
/** Room at the foot of a page that is never filled, in points. */
const foot = 60;

export function pageChecksOf(pages: readonly Page[], itemIds: ReadonlySet<string>): PageChecks {
  const onPages = pages.map(({ places }) => new Set(places.map(({ id }) => id).filter((id) => itemIds.has(id))));
  const split = [...itemIds].filter((id) => onPages.filter((ids) => ids.has(id)).length > 1);
  const emptyEnds = pages.slice(0, -1).flatMap(({ height, places }, at) => {
    const ends = places.filter(({ id }) => itemIds.has(id)).map((place) => place.y + place.height);
    return ends.length > 0 && height - foot - Math.max(...ends) > height * emptyShare ? [at + 1] : [];
  });
  return { split, emptyEnds };
}
