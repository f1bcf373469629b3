import { forbidden } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Call, Handler } from 'edutech/core/server/call';
import type { SignedIn } from 'edutech/core/server/actor';
import type * as api from '../../api';
import { mostListed } from '../../model/limits';
import { opensBank } from '../../model/rights';
import { bankOf, type Space } from '../../model/spaces';
import { parseSearch } from '../words/search-query';
import { selectChapterCounts, selectPointCounts } from './counts.queries';
import { facetsOf, facts, withoutChoice } from './facets';
import { type LineParts, linesOfIds } from './lines';
import { selectReadable } from './lines.queries';
import {
  countMatching,
  type Listed,
  type Narrowing,
  selectFound,
  selectPart,
  selectShares,
  type SearchTerms,
} from './listing.queries';

/** The requested list, if the actor may open that bank. Own questions are open without a permission. */
function listedFor(actor: SignedIn, space: Space): Listed {
  const bank = bankOf(space);
  const isOpen = bank === undefined || space === 'personal' || opensBank(actor, bank);
  if (!isOpen || (space === 'school' && actor.schoolId === null)) throw forbidden();
  return { space, actor };
}

type Words = { readonly q?: string; readonly formula?: string };

/** The parsed query; null: nothing in it can be found; undefined: it is empty. */
function searchTermsOf({ q = '', formula = '' }: Words, now: Date): SearchTerms | null | undefined {
  if (q.trim() === '' && formula.trim() === '') return undefined;
  const words = parseSearch(q, formula);
  return words && { words, text: q.trim(), now };
}

const narrowingOf = <Wish extends Words & { readonly space: Space }>({
  q: _q,
  formula: _f,
  space: _s,
  ...narrowing
}: Wish) => narrowing;

type Page = { readonly ids: readonly Id[]; readonly total: number };

/** A page of a list: by the index of words where something was typed, else by the list's own. */
async function pageOf(call: Call<api.ListWish, SignedIn>, listed: Listed): Promise<Page> {
  const { db, input, now } = call;
  const { sort, page, pageLine, ...wish } = input;
  const narrowing: Narrowing = narrowingOf(wish);
  const offset = (page - 1) * pageLine;
  const sought = searchTermsOf(wish, now);
  if (sought === null) return { ids: [], total: 0 };
  if (sought) {
    const found = await selectFound(db, listed, narrowing, sought, sort);
    return { ids: found.slice(offset, offset + pageLine), total: found.length };
  }
  const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
  const [ids, total] = await Promise.all([
    limit > 0 ? selectPart(db, listed, narrowing, { sort, offset, limit }) : [],
    countMatching(db, listed, narrowing),
  ]);
  return { ids, total };
}

export const listQuestions =
  (parts: LineParts): Handler<typeof api.listQuestions> =>
  async (call) => {
    const { actor, input } = call;
    const { ids, total } = await pageOf(call, listedFor(actor, input.space));
    const hasWords = searchTermsOf(input, call.now) !== undefined;
    return {
      data: await linesOfIds(call, parts, ids),
      pageData: { cur: input.page, line: input.pageLine, total: Math.min(total, mostListed) },
      capped: hasWords ? total >= mostListed : total > mostListed,
    };
  };

export const questionFacets: Handler<typeof api.questionFacets> = async ({ db, actor, input, now }) => {
  const listed = listedFor(actor, input.space);
  const narrowing: Narrowing = narrowingOf(input);
  const sought = searchTermsOf(input, now);
  if (sought === null) return { facets: [], capped: false };
  const found = (wish: Narrowing) => (sought ? selectFound(db, listed, wish, sought, 'newest') : undefined);
  // each choice is counted with the others made, so among what matches, and is found, without it
  const counted = await Promise.all(
    facts.map(async (fact) => {
      const others = withoutChoice(narrowing, fact);
      return facetsOf(fact, await selectShares(db, listed, others, await found(others)));
    }),
  );
  const total = sought ? (await found(narrowing))!.length : await countMatching(db, listed, narrowing);
  return { facets: counted.flat(), capped: sought ? total >= mostListed : total > mostListed };
};

export const chapterCounts: Handler<typeof api.chapterCounts> = ({ db, actor, input }) =>
  selectChapterCounts(db, listedFor(actor, input.space), input.bookId);

export const pointCounts: Handler<typeof api.pointCounts> = ({ db, actor, input }) =>
  selectPointCounts(db, listedFor(actor, input.space), input.knowId);

export const someQuestions =
  (parts: LineParts): Handler<typeof api.someQuestions> =>
  async (call) => {
    const { db, actor, input } = call;
    return linesOfIds(call, parts, await selectReadable(db, actor, input.ids));
  };
