import type { Language } from '../../common/languages';
import type { SearchAnswer, SearchFacet, SearchHit } from '../../common/search/answer';
import type { Id } from '../../common/ids';
import type { Db } from '../data/db';
import { buildPart, rules } from './build-parts';
import { entryToWrite } from './entry-to-write';
import {
  type Asked,
  deleteEntries,
  type EntryRow,
  lockKind,
  selectFound,
  selectShares,
  upsertBuilt,
  upsertEntries,
} from './search.queries';
import type { SearchIndex, SearchSource, SearchWish } from './search-index';
import { factWord, squeezed } from './words/entry-words';
import { all, type Expression, expressionText, word, wordsNamed } from './words/expression';
import { excerptOf, marksIn } from './words/marks';
import { type Question, questionOf } from './words/question';
import { sharesAsFacets } from './facets';

/** Fewer hits than this, and what sounds or looks alike is looked for too. */
const tooFew = 5;

/** Words in a tsvector of PostgreSQL: nothing else has to run, and a change is found as soon as it is committed. */
export class PostgresSearchIndex implements SearchIndex {
  constructor(private readonly sources: readonly SearchSource[]) {}

  async follow(db: Db, kind: string, ids: readonly Id[]): Promise<void> {
    const source = this.sources.find((one) => one.kind === kind);
    if (!source) throw new Error(`No plugin offers things of the kind "${kind}" to be found.`);
    await lockKind(db, kind, 'follower');
    const entries = await source.entries(db, { ids });
    const there = new Set(entries.map(({ id }) => id));
    await upsertEntries(
      db,
      entries.map((entry) => entryToWrite(kind, entry)),
    );
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0) await deleteEntries(db, kind, gone);
  }

  async fill(db: Db, now: Date): Promise<void> {
    for (const source of this.sources) {
      for (let after: Id | null | undefined = null; after !== undefined; ) after = await buildPart(db, source, after);
      await upsertBuilt(db, source.kind, rules, now);
    }
  }

  async search(db: Db, wish: SearchWish): Promise<SearchAnswer> {
    const question = questionOf(wish.text);
    if (!question) return { hits: [], total: 0, isSimilar: false };
    const found = await selectFound(db, askedOf(wish, question, question.exact), wish);
    const isWide = found.total < tooFew && (found.rows.length > 0 || wish.page === 1) && question.similar !== null;
    if (!isWide || !question.similar) return { ...found, hits: hitsOf(found.rows, wish, question), isSimilar: false };
    const wider = await selectFound(db, askedSimilar(wish, question, question.similar), wish);
    const isSimilar = wider.total > found.total;
    const answer = isSimilar ? wider : found;
    return { total: answer.total, hits: hitsOf(answer.rows, wish, question), isSimilar };
  }

  async suggest(db: Db, wish: SearchWish): Promise<readonly SearchHit[]> {
    return (await this.search(db, wish)).hits;
  }

  async facets(db: Db, wish: SearchWish): Promise<readonly SearchFacet[]> {
    const question = questionOf(wish.text);
    if (!question) return [];
    const open = { ...wish, kind: undefined, stage: undefined, grade: undefined, subject: undefined };
    const shares = await selectShares(db, askedOf(open, question, question.exact));
    const found = shares.reduce((sum, { count }) => sum + count, 0);
    const wider =
      found < tooFew && question.similar ? await selectShares(db, askedSimilar(open, question, question.similar)) : [];
    return sharesAsFacets(wider.length > 0 ? wider : shares, wish);
  }
}

function askedOf(wish: SearchWish, question: Question, words: Expression): Asked {
  const facts = (['kind', 'stage', 'grade', 'subject'] as const).flatMap((fact) => {
    const value = wish[fact];
    return value ? [word(factWord(fact, value))] : [];
  });
  return {
    words: expressionText(all([words, ...facts])),
    kinds: wish.kinds,
    plain: squeezed(question.runs.map((run) => run.text).join(' ')),
    now: wish.now,
    nearness: null,
  };
}

/** What was found as it was typed stays in, and stands above. */
const askedSimilar = (wish: SearchWish, question: Question, similar: Expression): Asked => ({
  ...askedOf(wish, question, { any: [question.exact, similar] }),
  nearness: [...new Set([...wordsNamed(question.exact), ...wordsNamed(similar)])],
});

const hitsOf = (rows: readonly EntryRow[], { language }: SearchWish, { runs }: Question): SearchHit[] =>
  rows.map((row) => {
    const title = inLanguage(row.title, row.title_en, language);
    return {
      kind: row.kind,
      id: row.id,
      title,
      titlemarks: marksIn(title, runs, true),
      names: row.names,
      ...excerptOf(inLanguage(row.summary, row.summary_en, language), runs),
      cover: row.cover,
      address: row.address,
      stage: row.stage ?? '',
      grade: row.grade,
      subject: row.subject,
      time: row.shown_from.toISOString(),
    };
  });

const inLanguage = (text: string, english: string, language: Language) =>
  language === 'en' && english !== '' ? english : text;
