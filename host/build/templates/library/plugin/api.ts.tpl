import Type, { type Static } from 'typebox';
import { Name } from 'edutech/core/common/wire/kinds';
import { libraryEndpoints } from 'edutech/plugins/library/kit/common/library-endpoints';
import { checks, editors, readers, reviewers } from './model/rights';

const library = libraryEndpoints({
  path: '/{{id}}',
  readers,
  editors,
  reviewers,
  checks,
  facts: { title: Name(200), text: Type.String({ maxLength: 2000 }) },
  more: { text: Type.String() },
});

/** A page of a list: one's own things, the school's, everybody's, favourites, the trash. */
export const listItems = library.list;
export type Item = Static<typeof listItems.output>['data'][number];
/** The same list as a workbook. */
export const exportItems = library.exportList;
export const addItem = library.add;
export const removeItems = library.remove;
export const restoreItems = library.restore;
export const shareItems = library.share;
export const withdrawItems = library.withdraw;
export const favourItems = library.favour;
export const reviewQueue = library.reviewQueue;
export type ReviewLine = Static<typeof reviewQueue.output>['data'][number];
export const reviewTask = library.reviewTask;
export const decideReview = library.decide;
