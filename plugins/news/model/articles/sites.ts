import type { SiteLevel } from 'edutech/core/common/organisation/sites';

/** Reviews that each level asks for (options of the plugin). */
export interface ReviewOptions {
  readonly cityReviews: number;
  readonly countyReviews: number;
  readonly schoolReviews: number;
}

/** How many people review an article of such a site. */
export const reviewsOf = (level: SiteLevel, options: ReviewOptions): 1 | 2 | 3 =>
  ({ city: options.cityReviews, county: options.countyReviews, school: options.schoolReviews })[level] as 1 | 2 | 3;
