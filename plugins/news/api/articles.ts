import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Site } from 'edutech/core/common/organisation/sites';
import { Version } from 'edutech/core/common/wire/version';
import { editors } from '../model/articles/access';
import { acts } from '../model/articles/acts';
import { articleStates } from '../model/articles/states';

/** ISO 8601 with a time zone. */
const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$' });
const OptionalMoment = Maybe(Moment);
const State = Type.Enum(articleStates);
export const ArticleAct = Type.Enum(acts);

/** The fields of an article. Bodies are cleaned by the server before they are stored. */
export const ArticleFields = Type.Object({
  /** The channel that its page leads back to. */
  typeId: Id,
  /**
   * Further channels of the article. Absent in articles written before further channels existed: their channels are
   * kept.
   */
  alsoIn: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  title: Type.String({ maxLength: 120 }),
  titleEn: Type.String({ maxLength: 240 }),
  summary: Type.String({ maxLength: 300 }),
  summaryEn: Type.String({ maxLength: 600 }),
  body: Type.String({ maxLength: 400_000 }),
  /** Address of the picture of lists; empty when there is none. */
  cover: Type.String({ maxLength: 500 }),
  /** 1 opens the internal page, 2 follows `link`. */
  type: Type.Integer({ minimum: 1, maximum: 2 }),
  link: Type.String({ maxLength: 500 }),
  source: Type.String({ maxLength: 60 }),
  editor: Type.String({ maxLength: 30 }),
  author: Type.String({ maxLength: 60 }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 10 }),
  /** When it is to appear; `null`: as soon as the last review lets it. */
  publishAt: OptionalMoment,
  /** From then on it answers 410; `null`: never. */
  expiresAt: OptionalMoment,
});
export type ArticleFields = Static<typeof ArticleFields>;

/** A row of the list of administration. */
export const AdminArticle = Type.Object({
  id: Id,
  version: Type.Integer(),
  title: Type.String(),
  state: State,
  type: Type.Integer(),
  typeId: Id,
  typeName: Type.String(),
  siteId: Maybe(Id),
  siteName: Type.String(),
  /** The person who created it. */
  writer: Type.String(),
  /** The approvals since the last submission, in order. */
  reviewers: Type.Array(Type.String()),
  updatedBy: Type.String(),
  updatedAt: Type.String(),
  publishedAt: Maybe(Type.String()),
  publishAt: Maybe(Type.String()),
  expiresAt: Maybe(Type.String()),
  pinnedUntil: Maybe(Type.String()),
  views: Type.Integer(),
  /** The caller's possible acts on it now. */
  acts: Type.Array(ArticleAct),
});
export type AdminArticle = Static<typeof AdminArticle>;

/** Tabs of the list: the states; those that wait for the caller's review; all. */
export const listTabs = Type.Union([State, Type.Literal('waiting'), Type.Literal('all')]);
export type ListTab = Static<typeof listTabs>;

/** Articles of the caller's sites, last changed first. `counts` are those of the tabs, under the same filters. */
export const adminArticles = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/news-admin/articles',
  access: editors,
  input: Type.Object({
    tab: Type.Optional(listTabs),
    /** A site; `city` for the city's own; absent: all that the caller works on. */
    siteId: Type.Optional(Type.Union([Id, Type.Literal('city')])),
    typeId: Type.Optional(Id),
    /** Words of the title. */
    q: Type.Optional(Type.String({ maxLength: 60 })),
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 15 }),
  }),
  output: Type.Object({
    items: Type.Array(AdminArticle),
    page: Type.Object({ cur: Type.Integer(), line: Type.Integer(), total: Type.Integer() }),
    counts: Type.Record(Type.String(), Type.Integer()),
    /** What the caller does next: the longest waiting review, else the last article that was returned to them. */
    next: Maybe(Type.Object({ id: Id, act: Type.Enum(['review', 'revise']), count: Type.Integer() })),
  }),
});

/** The sites that the caller works on: the city's own first, then counties, then schools. */
export const adminSites = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/news-admin/sites',
  access: editors,
  input: Type.Object({}),
  output: Type.Array(Site),
});

/** One act on an article. */
export const ArticleStep = Type.Object({
  id: Id,
  act: Type.String(),
  from: Type.String(),
  to: Type.String(),
  by: Type.String(),
  reason: Type.String(),
  at: Type.String(),
});
export type ArticleStep = Static<typeof ArticleStep>;

/** A remark on a part of the text; positions are of the body's plain text (`model/articles/anchors.ts`). */
export const ArticleComment = Type.Object({
  id: Id,
  start: Type.Integer(),
  end: Type.Integer(),
  quote: Type.String(),
  before: Type.String(),
  after: Type.String(),
  body: Type.String(),
  by: Type.String(),
  isOwn: Type.Boolean(),
  at: Type.String(),
  resolvedBy: Type.String(),
  resolvedAt: Maybe(Type.String()),
});
export type ArticleComment = Static<typeof ArticleComment>;

/** Why the caller cannot approve an article under review, and who can: `news.refusal.<refusal>`. */
export const StoppedReview = Type.Object({
  refusal: Type.Enum(['state', 'permission', 'ownText', 'approvedBefore', 'notWriter']),
  people: Type.Array(Type.String()),
});
export type StoppedReview = Static<typeof StoppedReview>;

/** Everything about one article that its editors and reviewers see. */
export const adminArticle = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/news-admin/articles/:id',
  access: editors,
  input: Type.Object({ id: Id }),
  output: Type.Object({
    ...AdminArticle.properties,
    fields: ArticleFields,
    /** How many reviews its site asks for. */
    reviews: Type.Integer(),
    level: Site.properties.level,
    steps: Type.Array(ArticleStep),
    comments: Type.Array(ArticleComment),
    /** Null: the caller can approve it, or nothing is to be approved. */
    stopped: Maybe(StoppedReview),
  }),
});

/** Creates a draft of a site (the city's without `siteId`). */
export const createArticle = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/articles',
  access: { permission: 'news_admin', action: 'write' },
  input: Type.Object({ siteId: Type.Optional(Id), typeId: Type.Optional(Id) }),
  output: Type.Object({ id: Id, version: Type.Integer() }),
});

/**
 * Saves a draft. `version` is the one that the writer began from, `save` names this save: sent again it answers as the
 * first time. Where somebody else has saved in between, 409 `news.error.changed` with `detail: { mine, theirs }`.
 */
export const saveArticle = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/articles/:id/save',
  bodySize: 'large',
  access: { permission: 'news_admin', action: 'write' },
  input: Type.Object({ id: Id, version: Version, save: Id, fields: ArticleFields }),
  output: Type.Object({ version: Type.Integer(), savedAt: Type.String() }),
});

/** A text as the second of two editors compares it: with the version over which their choice is written. */
export interface ArticleConflict extends ArticleFields {
  readonly version: number;
}

/** Takes a picture for texts and covers; returns its public address. */
export const uploadPicture = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/pictures',
  access: { permission: 'news_admin', action: 'write' },
  multipart: true,
  input: Type.Object({}),
  output: Type.Object({ address: Type.String() }),
});
