import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Version } from 'edutech/core/common/wire/version';
import { editors } from '../model/articles/access';
import { checkedPlaces } from '../model/articles/checked-places';
import { ArticleAct, ArticleFields } from './articles';

const OptionalMoment = ArticleFields.properties.publishAt;

/** Articles with the versions that the caller saw: nobody approves a version that they have not read. */
const Seen = Type.Array(Type.Object({ id: Id, version: Version }), { minItems: 1, maxItems: 50 });

/** The outcome of an act on several articles. */
export const ActOutcome = Type.Object({
  done: Type.Array(Type.Object({ id: Id, version: Type.Integer() })),
  /** Message keys of the reasons. */
  refused: Type.Array(Type.Object({ id: Id, title: Type.String(), key: Type.String() })),
});
export type ActOutcome = Static<typeof ActOutcome>;

/**
 * Applies an act to up to 50 articles, each separately, so that one refusal does not stop the others. A refusal of a
 * single article is an error: 409 `news.error.changed` when it has changed since the caller saw it, 422 with the
 * message of the rule, or `news.error.blocked` with the listed words that prevent a submission.
 */
export const actOnArticles = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/articles/act',
  access: editors,
  input: Type.Object({
    act: ArticleAct,
    articles: Seen,
    /** Needed to return or to withdraw. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    /** For `pin`: until when; `null` takes it down. */
    until: Type.Optional(OptionalMoment),
    /** For `reschedule`. */
    publishAt: Type.Optional(OptionalMoment),
    expiresAt: Type.Optional(OptionalMoment),
    /** For `move`: the channel. */
    typeId: Type.Optional(Id),
  }),
  output: ActOutcome,
});

/** Copies articles as drafts into other sites, to be changed and reviewed there. */
export const copyArticles = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/articles/copy',
  access: { permission: 'news_admin', action: 'write' },
  input: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: 50 }),
    siteIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  }),
  output: Type.Object({ made: Type.Integer() }),
});

/** A character of a text, which is as long as an article may be. */
const Offset = Type.Integer({ minimum: 0, maximum: 400_000 });
const Place = { start: Offset, end: Offset };

/** The findings in a text, before it is submitted. */
export const ArticleCheck = Type.Object({
  /** Listed words and their positions `in` a text; for the body, in its plain text. */
  words: Type.Array(
    Type.Object({
      ...Place,
      in: Type.Enum(checkedPlaces),
      word: Type.String(),
      level: Type.Union([Type.Literal('block'), Type.Literal('warn')]),
      note: Type.String(),
    }),
  ),
  /** Links and pictures that lead nowhere; `fault` is a message `news.check.<fault>`. */
  references: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('link'), Type.Literal('picture')]),
      address: Type.String(),
      words: Type.String(),
      fault: Type.String(),
      isHint: Type.Boolean(),
    }),
  ),
  /** What is still missing: `title`, `body`, `link`, `time`. */
  missing: Type.Array(Type.String()),
});
export type ArticleCheck = Static<typeof ArticleCheck>;

/** Checks a text while it is being written; nothing is stored. */
export const checkArticle = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'news',
  path: '/api/news-admin/articles/check',
  bodySize: 'large',
  access: editors,
  input: Type.Object({ fields: ArticleFields }),
  output: ArticleCheck,
});

const TextVersion = Type.Object({
  number: Type.Integer(),
  by: Type.String(),
  savedAt: Type.String(),
  fields: ArticleFields,
});
export type ArticleVersion = Static<typeof TextVersion>;

/** Earlier states of the text, newest first; at most forty. */
export const articleVersions = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/news-admin/articles/:id/versions',
  access: editors,
  input: Type.Object({ id: Id }),
  output: Type.Array(TextVersion),
});

/** Writes a remark on a part of the text: by its reviewers and its writers. */
export const addComment = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/articles/:id/comments',
  access: editors,
  input: Type.Object({
    id: Id,
    ...Place,
    quote: Type.String({ minLength: 1, maxLength: 2000 }),
    before: Type.String({ maxLength: 40 }),
    after: Type.String({ maxLength: 40 }),
    body: Type.String({ minLength: 1, maxLength: 1000 }),
  }),
  output: Type.Object({ id: Id }),
});

/** Marks a remark as answered, or as open; its writer may also delete it. */
export const changeComment = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/comments/:id',
  access: editors,
  input: Type.Object({
    id: Id,
    change: Type.Union([Type.Literal('resolve'), Type.Literal('reopen'), Type.Literal('remove')]),
  }),
  output: Type.Object({}),
});
