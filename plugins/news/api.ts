import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { Counted, Opening } from 'edutech/core/common/wire/visits';

const forEverybody = { public: 'news of the city are for everybody' } as const;

/** A news type: the rows at the left of the list, the tabs of the portal's block. */
export const NewsType = Type.Object({
  typeId: Id,
  name: Type.String(),
  /** Published items of this type. */
  total: Type.Integer(),
});
export type NewsType = Static<typeof NewsType>;

/** An item of a list. `type` 1 opens the internal page, any other follows `link`. */
export const NewsItem = Type.Object({
  id: Id,
  title: Type.String(),
  /** ISO 8601, server's time. */
  createTime: Type.String(),
  summary: Type.String(),
  /** Address of the picture; empty when there is none. */
  cover: Type.String(),
  link: Type.String(),
  type: Type.Integer(),
  typeId: Id,
  source: Type.String(),
  /** Listed above others regardless of its time. */
  pinned: Type.Boolean(),
  views: Type.Integer(),
});
export type NewsItem = Static<typeof NewsItem>;

/** Page info of the specification: page now, lines a page, lines in all. */
export const PageInfo = Type.Object({ cur: Type.Integer(), line: Type.Integer(), total: Type.Integer() });

/** A county or a school whose news can be read besides the city's. */
const OfSite = { siteId: Type.Optional(Id) };

export const newsTypes = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'news',
  path: '/api/wtype/',
  specified: true,
  access: forEverybody,
  sameForVisitors: true,
  input: Type.Object(OfSite),
  output: Type.Array(NewsType),
});

/** A site that can be read: a county, or a school with its county. */
export const ReadSite = Type.Object({
  siteId: Id,
  name: Type.String(),
  countyId: Maybe(Id),
});
export type ReadSite = Static<typeof ReadSite>;

/** The counties; and the schools with news of their own in the county of `siteId`. */
export const newsSites = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/wnews/sites',
  access: forEverybody,
  input: Type.Object(OfSite),
  output: Type.Array(ReadSite),
});

/**
 * Published items, newest first, pinned ones before. Without `typeId`, or with an empty one: of all types. With `siteId`: the site's own among
 * those of the sites above it.
 */
export const newsList = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'news',
  path: '/api/wnews/',
  specified: true,
  access: forEverybody,
  sameForVisitors: true,
  input: Type.Object({
    ...OfSite,
    typeId: Type.Optional(Type.Union([Id, Type.Literal('')])),
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  }),
  output: Type.Object({ items: Type.Array(NewsItem), page: PageInfo }),
});

/** The first items of every type that has some, as the portal's front page shows them: 4 a tab (portal.md section 9). */
export const newsHeadlines = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/wnews/headlines',
  access: forEverybody,
  sameForVisitors: true,
  input: Type.Object(OfSite),
  output: Type.Array(Type.Object({ ...NewsType.properties, items: Type.Array(NewsItem) })),
});

const Neighbour = Type.Object({ id: Id, title: Type.String() });

/**
 * One article. Throws 404 if there is none; 410 `news.error.withdrawn` if it was withdrawn and `news.error.expired` if
 * it has expired, with `detail: { typeId }`, the channel to read on in. The channel is the article's own, as the site
 * of `siteId` names it; if that site hides it, another channel of the article; after 410 none, if the site hides all of
 * them.
 */
export const newsDetail = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/wnews/:id',
  specified: true,
  access: forEverybody,
  sameForVisitors: true,
  input: Type.Object({ ...OfSite, id: Id }),
  output: Type.Object({
    ...NewsItem.properties,
    typeName: Type.String(),
    editor: Type.String(),
    author: Type.String(),
    /** Cleaned HTML, to be shown in a sandboxed frame. */
    body: Type.String(),
    previous: Maybe(Neighbour),
    next: Maybe(Neighbour),
  }),
});

/** RSS 2.0 feed of a type (or of all): the twenty newest. */
export const newsFeed = endpoint({
  method: 'GET',
  root: 'news',
  path: '/rss',
  specified: true,
  access: forEverybody,
  input: Type.Object({ ...OfSite, typeId: Type.Optional(Id) }),
  output: Type.String(),
  raw: true,
});

/** Counts that somebody opened an article. */
export const newsOpened = groupedEndpoint({
  method: 'POST',
  root: 'news',
  path: '/api/wnews/opened',
  access: forEverybody,
  input: Opening,
  output: Counted,
});

export * from './api/articles';
export * from './api/channels';
export * from './api/review';
