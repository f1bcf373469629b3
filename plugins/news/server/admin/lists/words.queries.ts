import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Word } from '../../../api';
import type { ListedWord, WordLevel } from '../../../model/articles/text/words';

/** The whole list, for looking through a text. */
export const selectListedWords = (db: Db): Promise<ListedWord[]> =>
  db.all(sql<ListedWord>`select word, level, note from news.word`);

interface WordRow extends Omit<Word, 'addedAt'> {
  readonly addedAt: Date;
}
const columns = sql`id, word, level, note, added_by, added_at`;
const wordOf = (row: WordRow): Word => ({ ...row, addedAt: row.addedAt.toISOString() });

interface WantedWords {
  readonly words: string;
  readonly level: WordLevel | undefined;
}
const filters = ({ words, level }: WantedWords) => sql`
  true ${words ? sql`and word ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}` : sql``}
  ${level ? sql`and level = ${level}` : sql``}`;

export async function selectWords(db: Db, want: WantedWords, page: number, line: number): Promise<Word[]> {
  const rows = await db.all(sql<WordRow>`
    select ${columns} from news.word where ${filters(want)}
    order by word collate "zh-x-icu" limit ${line} offset ${(page - 1) * line}`);
  return rows.map(wordOf);
}

export const countWords = async (db: Db, want: WantedWords): Promise<number> =>
  (await db.one(sql<{ count: number }>`select count(*) as count from news.word where ${filters(want)}`)).count;

export interface NewWord {
  readonly id: Id;
  readonly word: string;
  readonly note: string;
}

/** Adds words, or updates their level and note; returns how many are new. */
export async function upsertWords(
  db: Db,
  words: readonly NewWord[],
  level: WordLevel,
  by: { name: string; now: Date },
): Promise<number> {
  const rows = await db.all(sql<{ isNew: boolean }>`
    insert into news.word (id, word, level, note, added_by, added_at)
    select given.id, given.word, ${level}, given.note, ${by.name}, ${by.now}
    from unnest(${words.map(({ id }) => id)}::uuid[], ${words.map(({ word }) => word)}::text[],
      ${words.map(({ note }) => note)}::text[]) as given (id, word, note)
    on conflict (word) do update set level = excluded.level, note = excluded.note
    returning xmax = 0 as is_new`);
  return rows.filter(({ isNew }) => isNew).length;
}

export async function deleteWords(db: Db, ids: readonly Id[]): Promise<Word[]> {
  const rows = await db.all(sql<WordRow>`delete from news.word where id = any(${ids}::uuid[]) returning ${columns}`);
  return rows.map(wordOf);
}
