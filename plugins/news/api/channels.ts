import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Version } from 'edutech/core/common/wire/version';
import { editors, keepers } from '../model/articles/access';
import { wordLevels } from '../model/articles/text/words';

/** How a site calls a channel, and whether it leaves it out. */
const Shown = { name: Type.String(), nameEn: Type.String(), isHidden: Type.Boolean() };

/** A channel (the specification's news type) of a site as its keepers see it. */
export const Channel = Type.Object({
  typeId: Id,
  ...Shown,
  /** Of the city's channel, or of what the site has made of it; 0 where it has made nothing of it. */
  version: Type.Integer(),
  /** Articles in whatever state, of all sites: those that the caller may see. */
  articles: Type.Integer(),
  /** By the city: counties and schools have it as it is. */
  isLocked: Type.Boolean(),
  /** The inherited values, if the site has changed them; `null`: they are unchanged. */
  above: Maybe(Type.Object(Shown)),
});
export type Channel = Static<typeof Channel>;

/** The city's channels; with `siteId` as a county or a school has them. */
export const adminChannels = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/news-admin/channels',
  access: editors,
  input: Type.Object({ siteId: Type.Optional(Id) }),
  output: Type.Array(Channel),
});

/**
 * Adds a channel of the city at the end, or renames or locks one. 409 with `detail: { mine, theirs }` when somebody
 * else has renamed it.
 */
export const saveChannel = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/channels',
  access: keepers,
  input: Type.Object({
    typeId: Type.Optional(Id),
    version: Type.Optional(Version),
    name: Type.String({ minLength: 1, maxLength: 20 }),
    nameEn: Type.String({ minLength: 1, maxLength: 40 }),
    /** Counties and schools have it as it is, whatever they made of it before. */
    isLocked: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({ typeId: Id }),
});

/**
 * A county's or a school's own version of a channel: its schools inherit it. `version` 0: no own version so far. 409 as
 * above; 422 `news.error.channelLocked` when the city has locked it.
 */
export const saveSiteChannel = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/channels/:typeId/site',
  access: keepers,
  input: Type.Object({
    typeId: Id,
    siteId: Id,
    version: Version,
    name: Type.String({ minLength: 1, maxLength: 20 }),
    nameEn: Type.String({ minLength: 1, maxLength: 40 }),
    isHidden: Type.Boolean(),
  }),
  output: Type.Object({}),
});

/** Lets a county or a school have a channel as it is above again. */
export const inheritChannel = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/channels/:typeId/inherit',
  access: keepers,
  input: Type.Object({ typeId: Id, siteId: Id }),
  output: Type.Object({}),
});

/** The new order, all channels named once. */
export const orderChannels = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/channels/order',
  access: keepers,
  input: Type.Object({ typeIds: Type.Array(Id, { maxItems: 100 }) }),
  output: Type.Object({}),
});

/**
 * Removes a channel without articles; else 422 `news.error.channelInUse`. The last one stays: 422
 * `news.error.lastChannel`.
 */
export const removeChannel = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/channels/:typeId/remove',
  access: keepers,
  input: Type.Object({ typeId: Id }),
  output: Type.Object({}),
});

const Level = Type.Enum(wordLevels);

export const Word = Type.Object({
  id: Id,
  word: Type.String(),
  level: Level,
  note: Type.String(),
  addedBy: Type.String(),
  addedAt: Type.String(),
});
export type Word = Static<typeof Word>;

/** The word list, in alphabetical order. */
export const listWords = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/news-admin/words',
  access: editors,
  input: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 40 })),
    level: Type.Optional(Level),
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 15 }),
  }),
  output: Type.Object({
    items: Type.Array(Word),
    page: Type.Object({ cur: Type.Integer(), line: Type.Integer(), total: Type.Integer() }),
  }),
});

/** Adds words, a line each, with a note after a comma; those that are listed already take the new level and note. */
export const addWords = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/words',
  bodySize: 'large',
  access: keepers,
  input: Type.Object({ list: Type.String({ minLength: 1, maxLength: 100_000 }), level: Level }),
  output: Type.Object({ added: Type.Integer(), changed: Type.Integer() }),
});

/** Removes words from the list and returns them, so that they can be restored. */
export const removeWords = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/news-admin/words/remove',
  access: keepers,
  input: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) }),
  output: Type.Array(Word),
});
