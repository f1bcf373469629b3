import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { keysOf, type Level, searchKey, type WordLanguage, type WordText } from '../../model/word';
import { isOffered, type UnitRow } from './units.queries';

export interface WordRow extends WordText {
  readonly id: Id;
  readonly unitId: Id;
  readonly language: WordLanguage;
  readonly level: Level;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly pictureId: Id | null;
  readonly audioId: Id | null;
  readonly audioKind: 'recorded' | 'made' | null;
}

export const wordColumns = sql`w.id, w.unit_id, w.language, w.level, w.school_id, w.owner_person_id, w.text, w.sound, w.part,
  w.meaning, w.example, w.example_meaning, w.note, w.picture_id, w.audio_id, w.audio_kind`;

export interface WordWish {
  readonly q?: string | undefined;
  readonly unitId?: Id | undefined;
  readonly language?: WordLanguage | undefined;
  readonly level?: Level | undefined;
}

/** Words that one search looks at, and that a list counts: nobody reads more pages of it. */
const mostFound = 2000;

/** Keys that begin with what was typed: a range of the index, up to the first text after all of them. */
const found = (typed: string): Query => {
  const key = searchKey(typed);
  return sql`w.id in (select k.word_id from dictionary.word_key k
    where k.key >= ${key} and k.key < ${`${key}\u{10ffff}`} limit ${mostFound})`;
};

// what a word shares with its unit is asked of the unit: its index gives the order of a list that nobody has searched
const wanted = (actor: SignedIn, { q = '', unitId, language, level }: WordWish): Query => sql`
  from dictionary.unit u join dictionary.word w on w.unit_id = u.id
  where u.removed_at is null and w.removed_at is null and ${isOffered(actor, sql`u`)}
    and (${unitId ?? null}::uuid is null or u.id = ${unitId ?? null}::uuid)
    and (${language ?? null}::text is null or u.language = ${language ?? null})
    and (${level ?? null}::int2 is null or u.level = ${level ?? null})
    ${q.trim() === '' ? sql`` : sql`and ${found(q)}`}`;

export const selectWords = (db: Db, actor: SignedIn, wish: WordWish, page: { limit: number; offset: number }) =>
  db.all<WordRow & { readonly unit: string; readonly book: string }>(sql`
    select ${wordColumns}, u.title as unit, u.book ${wanted(actor, wish)}
    order by ${wish.q ? sql`length(w.text), w.text collate "C",` : sql``} u.level desc, u.book, u.position, u.id, w.position, w.id
    limit ${page.limit} offset ${page.offset}`);

export const countWords = async (db: Db, actor: SignedIn, wish: WordWish): Promise<number> => {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from (select w.id ${wanted(actor, wish)} limit ${mostFound}) f`,
  );
  return count;
};

export const selectWordsOfUnit = (db: Db, { id }: Pick<UnitRow, 'id'>) =>
  db.all<WordRow>(
    sql`select ${wordColumns} from dictionary.word w
      where w.unit_id = ${id} and w.removed_at is null order by w.position, w.id`,
  );

/** Words that are offered, in no order; those of somebody else are left out. */
export const selectOffered = (db: Db, actor: SignedIn, wordIds: readonly Id[], inTrash = false) =>
  db.all<WordRow>(sql`
    select ${wordColumns} from dictionary.word w
    where w.id = any(${[...wordIds]}::uuid[]) and ${isOffered(actor, sql`w`)} and (${inTrash} or w.removed_at is null)`);

/** Words by id of any owner, as far as policies show them. */
export const selectByIds = (db: Db, wordIds: readonly Id[]) =>
  db.all<WordRow>(sql`select ${wordColumns} from dictionary.word w where w.id = any(${[...wordIds]}::uuid[])`);

export async function insertWords(
  db: Db,
  unit: UnitRow,
  words: readonly (WordText & { readonly id: Id })[],
  now: Date,
): Promise<void> {
  const of = (field: keyof WordText) => sql`${words.map((word) => word[field])}::text[]`;
  await db.run(sql`
    insert into dictionary.word (id, unit_id, school_id, owner_person_id, level, language, position, text, sound, part, meaning,
      example, example_meaning, note, changed_at)
    select given.id, ${unit.id}, ${unit.schoolId}::uuid, ${unit.ownerPersonId}, ${unit.level}, ${unit.language},
      (select coalesce(max(w.position), 0) from dictionary.word w where w.unit_id = ${unit.id}) + given.place,
      given.text, given.sound, given.part, given.meaning, given.example, given.example_meaning, given.note, ${now}
    from unnest(${words.map(({ id }) => id)}::uuid[], ${of('text')}, ${of('sound')}, ${of('part')}, ${of('meaning')},
      ${of('example')}, ${of('exampleMeaning')}, ${of('note')}) with ordinality
      as given (id, text, sound, part, meaning, example, example_meaning, note, place)`);
  await insertKeys(db, unit, words);
}

async function insertKeys(
  db: Db,
  { schoolId, ownerPersonId, level }: Pick<UnitRow, 'schoolId' | 'ownerPersonId' | 'level'>,
  words: readonly (WordText & { readonly id: Id })[],
): Promise<void> {
  const keys = words.flatMap((word) => keysOf(word).map((key) => ({ id: word.id, key })));
  await db.run(sql`
    insert into dictionary.word_key (word_id, key, school_id, owner_person_id, level)
    select given.id, given.key, ${schoolId}::uuid, ${ownerPersonId}, ${level}
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ key }) => key)}::text[]) as given (id, key)`);
}

export async function updateWord(db: Db, row: WordRow, word: WordText, now: Date): Promise<void> {
  await db.run(sql`
    update dictionary.word set text = ${word.text}, sound = ${word.sound}, part = ${word.part}, meaning = ${word.meaning},
      example = ${word.example}, example_meaning = ${word.exampleMeaning}, note = ${word.note}, changed_at = ${now}
    where id = ${row.id}`);
  await db.run(sql`delete from dictionary.word_key where word_id = ${row.id}`);
  await insertKeys(db, row, [{ ...word, id: row.id }]);
}

export const updatePicture = (db: Db, { id }: WordRow, fileId: Id | null) =>
  db.run(sql`update dictionary.word set picture_id = ${fileId}::uuid where id = ${id}`);

export const updateAudio = (db: Db, { id }: Pick<WordRow, 'id'>, fileId: Id | null, kind: 'recorded' | 'made') =>
  db.run(sql`
    update dictionary.word set audio_id = ${fileId}::uuid, audio_kind = ${fileId ? kind : null}::text where id = ${id}`);

export const updateWordsRemoved = (db: Db, rows: readonly Pick<WordRow, 'id'>[], at: Date | null) =>
  db.run(
    sql`update dictionary.word set removed_at = ${at}::timestamptz where id = any(${rows.map(({ id }) => id)}::uuid[])`,
  );

/** Words whose time in the trash is over and which nobody has practised or assigned. */
export const deleteOldWords = (db: Db, before: Date, most: number) =>
  db.run(sql`
    delete from dictionary.word where id in (
      select w.id from dictionary.word w where w.removed_at < ${before}
        and not exists (select from dictionary.assignment_word a where a.word_id = w.id)
        and not exists (select from dictionary.review r where r.word_id = w.id)
      order by w.removed_at, w.id limit ${most})`);
