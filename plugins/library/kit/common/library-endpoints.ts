import Type, { type Static, type TProperties } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import type { Access } from 'edutech/core/common/permissions/access';
import { stages } from 'edutech/core/common/teaching/stages';
import { Id, Ids, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { Version } from 'edutech/core/common/wire/version';
import { Decided, decisionInput, mostListed, queueInput, queueLine, queuePage, SharedSchema } from './review';

/** Lists of a library: one's own, the school's, everybody's, what one has marked, what one has removed. */
export const spaces = ['mine', 'school', 'public', 'favourites', 'trash'] as const;
export type Space = (typeof spaces)[number];

/** What a line of every list has, in the reader's language. */
export const itemLine = {
  id: Id,
  title: Type.String(),
  stageId: Type.Enum([...stages]),
  subject: Type.String(),
  grade: Type.String(),
  owner: Type.String(),
  school: Type.String(),
  /** Personal 1, school 2, public 3. */
  seen: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  /** How far a waiting review asks for it to be shared; null: none waits. */
  wanted: Maybe(SharedSchema),
  /** When it appeared in this list. */
  time: Moment,
  isFavourite: Type.Boolean(),
  isOwn: Type.Boolean(),
  /** Counts the changes by its owner. */
  version: Version,
};

const ItemLine = Type.Object(itemLine);
export type ItemLine = Static<typeof ItemLine>;

const narrowing = {
  space: Type.Enum([...spaces], { default: 'mine' }),
  nodeId: Type.Optional(Id),
  q: Type.Optional(Type.String({ maxLength: 100 })),
};

/** Things that one act is about at most. */
export const mostAtOnce = 50;
const Done = Type.Object({ count: Type.Integer({ description: 'How many were changed by it.' }) });
const some = { ids: Ids(mostAtOnce) };

interface LibraryOptions<
  Facts extends TProperties,
  More extends TProperties,
  Filters extends TProperties,
  Check extends string,
  R,
  E,
  V,
> {
  /** Of the area: `/maps`. */
  readonly path: `/${string}`;
  readonly readers: R;
  readonly editors: E;
  readonly reviewers: V;
  readonly checks: readonly Check[];
  /** What an owner writes, besides the chapter. */
  readonly facts: Facts;
  /** What a line has besides `itemLine`. */
  readonly more: More;
  /** What narrows a list besides chapter and words: optional parameters. */
  readonly filters: Filters;
}

const root = 'office' as const;

/** The review desk of a library. */
function reviewEndpoints<More extends TProperties, Check extends string, const V extends Access>({
  path,
  reviewers,
  checks,
  more,
}: Pick<
  LibraryOptions<TProperties, More, TProperties, Check, Access, Access, V>,
  'path' | 'reviewers' | 'checks' | 'more'
>) {
  const ReviewLine = Type.Object({ ...queueLine, ...more, reviewer: Type.String(), reason: Type.String() });
  return {
    reviewQueue: endpoint({
      method: 'GET',
      root,
      path: `${path}/review/queue`,
      access: reviewers,
      input: Type.Object(queueInput),
      output: queuePage(ReviewLine),
    }),
    reviewTask: endpoint({
      method: 'GET',
      root,
      path: `${path}/review/task`,
      access: reviewers,
      input: Type.Object({ taskId: Id }),
      output: Type.Object({
        ...ReviewLine.properties,
        ticks: Type.Array(Type.Enum([...checks])),
        nextId: Maybe(Id),
      }),
    }),
    decideReview: endpoint({
      method: 'POST',
      root,
      path: `${path}/review/decide`,
      access: reviewers,
      input: decisionInput(checks),
      output: Decided,
    }),
  };
}

/** The endpoints of a library, which an area exports from its `api.ts`; `libraryHandlers` has their handlers by the same names. */
export function libraryEndpoints<
  Facts extends TProperties,
  More extends TProperties,
  Filters extends TProperties,
  Check extends string,
  const R extends Access,
  const E extends Access,
  const V extends Access,
>(options: LibraryOptions<Facts, More, Filters, Check, R, E, V>) {
  const { path, readers, editors, facts, more, filters } = options;
  const Line = Type.Object({ ...itemLine, ...more });
  const act = <Path extends string>(name: Path) =>
    endpoint({
      method: 'POST',
      root,
      path: `${path}/${name}`,
      access: editors,
      input: Type.Object(some),
      output: Done,
    });
  return {
    listItems: endpoint({
      method: 'GET',
      root,
      path: `${path}/list`,
      access: readers,
      input: Type.Object({
        ...narrowing,
        ...filters,
        page: Type.Integer({ minimum: 1, maximum: mostListed, default: 1 }),
        pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 15 }),
      }),
      output: Type.Object({ data: Type.Array(Line), pageData: PageInfo, capped: Type.Boolean() }),
    }),
    /** Things by chapter of a book's first level and below, of the same narrowing without the chapter. */
    exportItems: endpoint({
      method: 'POST',
      root,
      path: `${path}/export`,
      access: readers,
      perMinute: 20,
      input: Type.Object({ ...narrowing, ...filters }),
      output: FileAddress,
    }),
    addItem: endpoint({
      method: 'POST',
      root,
      path: `${path}/add`,
      access: editors,
      input: Type.Object({ ...facts, nodeId: Id }),
      output: Type.Object({ id: Id }),
    }),
    /**
     * Changes one's own thing while nobody else sees it: 404 `library.kit.error.missing`, 409 `library.kit.error.notOpen`, or
     * the two versions when it was changed since `version`.
     */
    changeItem: endpoint({
      method: 'POST',
      root,
      path: `${path}/change`,
      access: editors,
      input: Type.Object({ id: Id, ...facts, version: Version }),
      output: Type.Object({ id: Id }),
    }),
    favourItems: endpoint({
      method: 'POST',
      root,
      path: `${path}/favour`,
      access: readers,
      input: Type.Object({ ...some, on: Type.Boolean() }),
      output: Done,
    }),
    removeItems: act('remove'),
    restoreItems: act('restore'),
    withdrawItems: act('withdraw'),
    shareItems: endpoint({
      method: 'POST',
      root,
      path: `${path}/share`,
      access: editors,
      input: Type.Object({ ...some, wanted: SharedSchema }),
      output: Done,
    }),
    ...reviewEndpoints(options),
  };
}
