import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Skill } from '../../model/modes';
import type { WordLanguage } from '../../model/word';
import { type WordRow, wordColumns } from '../library/words.queries';
import type { Whose } from './reviews.queries';

interface Wish {
  readonly q?: string | undefined;
  readonly language?: WordLanguage | undefined;
}

/** When one skill of a word comes back. */
export interface ReturnRow {
  readonly wordId: Id;
  readonly skill: Skill;
  readonly dueAt: Date;
}

const wanted = ({ personId }: Pick<Whose, 'personId'>, { q = '', language }: Wish): Query<boolean> => sql`
  m.person_id = ${personId} and (${language ?? null}::text is null or w.language = ${language ?? null})
  ${q.trim() === '' ? sql`` : sql`and strpos(lower(w.text || ' ' || w.meaning), lower(${q.trim()})) > 0`}`;

/** Words that somebody has practised; what comes back first stands first. */
export const selectPractised = (db: Db, whose: Whose, wish: Wish, page: { limit: number; offset: number }) =>
  db.all<WordRow>(sql`
    select ${wordColumns} from dictionary.memory m join dictionary.word w on w.id = m.word_id where ${wanted(whose, wish)}
    group by w.id order by min(m.due_at), w.id limit ${page.limit} offset ${page.offset}`);

export const countPractised = async (db: Db, whose: Whose, wish: Wish): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(distinct m.word_id)::int as count
    from dictionary.memory m join dictionary.word w on w.id = m.word_id where ${wanted(whose, wish)}`);
  return count;
};

export const selectReturns = (db: Db, { schoolId, personId }: Whose, wordIds: readonly Id[]) =>
  db.all<ReturnRow>(sql`
    select m.word_id, m.skill, m.due_at from dictionary.memory m
    where m.school_id = ${schoolId} and m.person_id = ${personId} and m.word_id = any(${[...wordIds]}::uuid[])
    order by m.word_id, m.skill`);
