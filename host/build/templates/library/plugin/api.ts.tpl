import Type, { type Static } from 'typebox';
import { Name } from 'edutech/core/common/wire/kinds';
import { libraryEndpoints } from 'edutech/plugins/library/kit/common/library-endpoints';
import { checks, kinds } from './model/kinds';
import { editors, readers, reviewers } from './model/rights';

const Kind = Type.Enum([...kinds]);

export const {
  listItems,
  exportItems,
  addItem,
  changeItem,
  removeItems,
  restoreItems,
  shareItems,
  withdrawItems,
  favourItems,
  reviewQueue,
  reviewTask,
  decideReview,
} = libraryEndpoints({
  path: '/{{id}}',
  readers,
  editors,
  reviewers,
  checks,
  facts: { title: Name(200), kind: Kind, text: Type.String({ maxLength: 2000 }) },
  more: { kind: Kind, text: Type.String() },
  filters: { kind: Type.Optional(Kind) },
});

export type Item = Static<typeof listItems.output>['data'][number];
export type ReviewLine = Static<typeof reviewQueue.output>['data'][number];
