import type { Id } from 'edutech/core/common/ids';

/** Whose news and pictures: the city's, a county's, a school's. Each lower one shows those above beside its own. */
export type SiteLevel = 'city' | 'county' | 'school';

/** Reviews that each level asks for (options of the plugin). */
export interface ReviewOptions {
  readonly cityReviews: number;
  readonly countyReviews: number;
  readonly schoolReviews: number;
}

/** How many people review an article of such a site. */
export const reviewsOf = (level: SiteLevel, options: ReviewOptions): 1 | 2 | 3 =>
  ({ city: options.cityReviews, county: options.countyReviews, school: options.schoolReviews })[level] as 1 | 2 | 3;

/** Query of an address that names a site; the city's has none. */
export const siteQuery = (siteid: Id | null): string => (siteid ? `siteid=${siteid}` : '');
