import { mostRanked } from 'edutech/core/common/search/answer';

/** Things on a page of results. */
export const resultsPerPage = 15;
/** The last page that there can be. */
export const lastPage = Math.ceil(mostRanked / resultsPerPage);
/** Things in the list below the box. */
export const mostSuggested = 8;
