import type { PaperNews } from '../../../model/paper/together/news';

type PlaceNews = Extract<PaperNews, { kind: 'place' }>;

/** A tab in which somebody has the paper open, and when it was last heard of. */
export interface Seen {
  readonly tab: string;
  readonly personId: string;
  readonly name: string;
  readonly at: number;
}

/** A place that belongs to a colleague, until then by this device's clock. */
export interface Held {
  readonly place: string;
  readonly personId: string;
  readonly name: string;
  readonly until: number;
}

/** Who has the paper open, after one of them was heard of. */
export function seenAfter(seen: readonly Seen[], { tab, personId, name, isGone }: PlaceNews, at: number): Seen[] {
  const rest = seen.filter((one) => one.tab !== tab);
  return isGone ? rest : [...rest, { tab, personId, name, at }];
}

/** Whose places are whose, after a colleague was heard of: each has one at a time. */
export function heldAfter(held: readonly Held[], news: PlaceNews, at: number): Held[] {
  const { personId, name, place, milliseconds } = news;
  const rest = held.filter((one) => one.personId !== personId && one.place !== place);
  return place === null ? rest : [...rest, { place, personId, name, until: at + milliseconds }];
}
