import { type Compared, unlessFew } from './report';

/** What is counted of a school or a county. */
export interface CountedPlace {
  readonly id: string;
  readonly name: string;
  readonly county: string;
  readonly views: number;
  readonly before: number;
  readonly visits: number;
  /** People of each day, added up. */
  readonly people: number;
  /** People of the day with most of them, of this period and of the one before. */
  readonly peak: number;
  readonly peakBefore: number;
}

/** A place as it may be shown. */
export interface Place extends Pick<CountedPlace, 'id' | 'name' | 'county'> {
  readonly views: Compared['now'];
  readonly before: Compared['before'];
  readonly visits: number | null;
  readonly people: number | null;
}

export const placeOf = ({ peak, peakBefore, ...row }: CountedPlace, days: number): Place => ({
  id: row.id,
  name: row.name,
  county: row.county,
  views: unlessFew(row.views, peak),
  before: unlessFew(row.before, peakBefore),
  visits: unlessFew(row.visits, peak),
  people: unlessFew(Math.round(row.people / days), peak),
});

const figures = ['views', 'before', 'visits', 'people'] as const;

/** In the order of a column; what is not shown comes last, whichever way. Without one the most viewed come first. */
export function sortPlaces(places: readonly Place[], sort = '-views'): Place[] {
  const isDown = sort.startsWith('-');
  const column = figures.find((name) => name === sort.replace('-', ''));
  const texts = new Intl.Collator('zh-CN');
  return places.toSorted((one, other) => {
    if (!column) return texts.compare(one.name, other.name) * (isDown ? -1 : 1);
    const [left, right] = [one[column], other[column]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * (isDown ? -1 : 1);
  });
}
