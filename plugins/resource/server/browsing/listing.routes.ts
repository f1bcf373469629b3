import { forbidden } from 'edutech/core/common/errors';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Call, Handler } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type * as api from '../../api';
import type { Space } from '../../model/spaces';
import type { ResourcePage } from '../../api/records';
import { mostListed } from '../../model/limits';
import { teachersOfSpaces } from '../../model/people';
import { facetsOf, facts, withoutChoice } from './facets';
import { linesOf } from './lines';
import { selectLines } from './lines.queries';
import {
  countMatching,
  type Listed,
  type Narrowing,
  type Part,
  selectFactNames,
  selectFactsForSearch,
  selectMostUsed,
  selectPart,
  selectShares,
} from './listing.queries';
import { readsSchool } from './readable.queries';

interface Parts {
  readonly conversions: Conversions;
  readonly index: SearchIndex;
}

/** Hits of a search that are looked at; more than that nobody reads. */
const mostFound = 200;

/** The requested list, if the actor may read it: own resources for teachers, the school's for its readers. */
function listedFor(actor: Actor, space: Space): Listed {
  if (space === 'public') return { space };
  if (actor.kind !== 'person') throw forbidden();
  if (space === 'school' && !readsSchool(actor)) throw forbidden();
  if ((space === 'mine' || space === 'trash') && !isAllowed(teachersOfSpaces, actor)) throw forbidden();
  return { space, actor };
}

type Wish = Narrowing & { readonly sort: 'newest' | 'used'; readonly page: number; readonly pageLine: number };

/**
 * What the city's search finds, the nearest first; undefined: nothing is looked for, or a chapter's few are read
 * instead.
 */
async function foundIds(
  { index }: Parts,
  { db, now, language }: Pick<Call<unknown>, 'db' | 'now' | 'language'>,
  listed: Listed,
  { q, nodeId, kiid, stageId, subjectId, gradeId }: Narrowing,
): Promise<Id[] | undefined> {
  if (!q || listed.space !== 'public' || nodeId || kiid) return undefined;
  const names = await selectFactsForSearch(db, subjectId, gradeId);
  const hits = await index.suggest(db, {
    text: q,
    kinds: ['resource'],
    schoolKinds: [],
    kind: 'resource',
    stage: stageId,
    subject: names.subject ?? undefined,
    grade: names.grade ?? undefined,
    page: 1,
    line: mostFound,
    now,
    language,
  });
  return hits.map(({ id }) => id);
}

type Found = Promise<Id[] | undefined>;

/** Searches once for filters that the search treats alike: kind and form only narrow its results. */
function memoizeSearch(look: (wish: Narrowing) => Found): (wish: Narrowing) => Found {
  const looked = new Map<string, Found>();
  return (wish) => {
    const key = [wish.stageId, wish.subjectId, wish.gradeId].join(' ');
    const found = looked.get(key) ?? look(wish);
    looked.set(key, found);
    return found;
  };
}

/** The filter for rows: ids found by the search replace the words. */
const narrowingOf = ({ q, ...wish }: Narrowing, ids: readonly Id[] | undefined): Narrowing => {
  const words = q?.trim();
  return ids ? { ...wish, ids } : { ...wish, ...(words && { q: words }) };
};

async function pageOf(parts: Parts, call: Call<Wish>, listed: Listed): Promise<ResourcePage> {
  const { db, actor, input, language } = call;
  const { sort, page, pageLine, ...wish } = input;
  const ids = await foundIds(parts, call, listed, wish);
  const narrowing = narrowingOf(wish, ids);
  const offset = (page - 1) * pageLine;
  const part: Part = {
    sort: ids ? 'found' : sort,
    offset,
    limit: Math.max(0, Math.min(pageLine, mostListed - offset)),
  };
  const [chosen, count] = await Promise.all([
    part.limit > 0 ? selectPart(db, listed, narrowing, part) : [],
    countMatching(db, listed, narrowing),
  ]);
  const rows = await selectLines(db, chosen, actor, language);
  return {
    data: await linesOf(db, parts.conversions, actor, rows),
    pageData: { cur: page, line: pageLine, total: Math.min(count, mostListed) },
    capped: count > mostListed || ids?.length === mostFound,
  };
}

export const listPublicResources =
  (parts: Parts): Handler<typeof api.listPublicResources> =>
  (call) =>
    pageOf(parts, call, { space: 'public' });

export const listResources =
  (parts: Parts): Handler<typeof api.listResources> =>
  (call) => {
    const { space, ...input } = call.input;
    return pageOf(parts, { ...call, input }, listedFor(call.actor, space));
  };

export const resourceFacets =
  (parts: Parts): Handler<typeof api.resourceFacets> =>
  async (call) => {
    const { db, actor, language } = call;
    const { space, ...wish } = call.input;
    const listed = listedFor(actor, space);
    const names = await selectFactNames(db, language);
    const looked = memoizeSearch((chosen) => foundIds(parts, call, listed, chosen));
    // each choice is counted with the others made, so among what matches, and is found, without it
    const counted = await Promise.all(
      facts.map(async (fact) => {
        const others = withoutChoice(wish, fact);
        return facetsOf(fact, await selectShares(db, listed, narrowingOf(others, await looked(others))), names);
      }),
    );
    const count = await countMatching(db, listed, narrowingOf(wish, await looked(wish)));
    return { facets: counted.flat(), capped: count > mostListed };
  };

export const topResources =
  ({ conversions }: Pick<Parts, 'conversions'>): Handler<typeof api.topResources> =>
  async ({ db, actor, input, language }) => {
    const newest: Part = { sort: 'newest', offset: 0, limit: input.count };
    const ids =
      input.by === 'used'
        ? await selectMostUsed(db, input.count)
        : await selectPart(db, { space: 'public' }, {}, newest);
    return linesOf(db, conversions, actor, await selectLines(db, ids, actor, language));
  };
