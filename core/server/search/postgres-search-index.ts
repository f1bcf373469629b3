import type { Language } from '../../common/languages';
import type { SearchAnswer, SearchHit } from '../../common/search/answer';
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
  upsertBuilt,
  upsertEntries,
} from './search.queries';
import type { SearchIndex, SearchSource, SearchWish } from './search-index';
import { factWord, squeezed } from './words/entry-words';
import { all, type Expression, expressionText, word } from './words/expression';
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
    if (!question) return { hits: [], total: 0, isSimilar: false, facets: [] };
    const { found, words, isSimilar } = await widening(db, wish, question);
    const isNarrowed = facts.some((fact) => wish[fact]);
    // each choice is counted with the others made, so among everything that was found without any
    const { shares } = isNarrowed
      ? await selectFound(db, askedOf({ ...wish, ...noChoice }, question, words), { page: 1, line: 0 })
      : found;
    return {
      total: found.total,
      hits: hitsOf(found.rows, wish, question),
      isSimilar,
      facets: sharesAsFacets(shares, wish),
    };
  }

  async suggest(db: Db, wish: SearchWish): Promise<readonly SearchHit[]> {
    const question = questionOf(wish.text);
    return question ? hitsOf((await widening(db, wish, question)).found.rows, wish, question) : [];
  }
}

const facts = ['kind', 'stage', 'grade', 'subject'] as const;
const noChoice = { kind: undefined, stage: undefined, grade: undefined, subject: undefined };

/**
 * Searches for the typed text; if that finds too little, for texts that differ more and more, until there is enough.
 */
async function widening(db: Db, wish: SearchWish, question: Question) {
  const first = await selectFound(db, askedOf(wish, question, question.exact), wish);
  let best = { found: first, words: question.exact, isSimilar: false };
  for (const similar of question.similar) {
    if (best.found.total >= tooFew) break;
    // exact results stay, and come first
    const words: Expression = { any: [question.exact, similar] };
    const found = await selectFound(db, askedOf(wish, question, words), wish);
    if (found.total > best.found.total) best = { found, words, isSimilar: true };
  }
  return best;
}

function askedOf(wish: SearchWish, question: Question, words: Expression): Asked {
  const chosen = facts.flatMap((fact) => {
    const value = wish[fact];
    return value ? [word(factWord(fact, value))] : [];
  });
  return {
    words: expressionText(all([words, ...chosen])),
    kinds: wish.kinds,
    schoolKinds: wish.schoolKinds ?? wish.kinds,
    plain: squeezed(question.runs.map((run) => run.text).join(' ')),
    now: wish.now,
    nearness: words === question.exact ? [] : question.parts,
  };
}

const hitsOf = (rows: readonly EntryRow[], { language }: SearchWish, { runs }: Question): SearchHit[] =>
  rows.map((row) => {
    const title = inLanguage(row.title, row.title_en, language);
    return {
      kind: row.kind,
      id: row.id,
      title,
      titleMarks: marksIn(title, runs, true),
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
