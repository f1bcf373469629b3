import { type Id, newId } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Edition, ListedBook } from '../../model/books/book';

/** Adds editions that the city does not have yet, by code and name; what it has changed stays. */
export async function insertEditions(db: Db, editions: readonly Edition[], idOf: (code: string) => Id): Promise<void> {
  const column = (name: keyof Edition) => sql`${editions.map((edition) => edition[name])}::text[]`;
  await db.run(sql`
    insert into textbook.edition (id, code, name, name_en, publisher, publisher_en, sort)
    select given.id, given.code, given.name, given.name_en, given.publisher, given.publisher_en, given.sort
    from unnest(${editions.map(({ code }) => idOf(code))}::uuid[], ${column('code')}, ${column('name')},
      ${column('nameEn')}, ${column('publisher')}, ${column('publisherEn')})
      with ordinality as given (id, code, name, name_en, publisher, publisher_en, sort)
    on conflict do nothing`);
}

/** Adds books without chapters to the city's catalogue: those whose code is new, and whose subject the city has. */
export async function insertListedBooks(db: Db, books: readonly ListedBook[], now: Date): Promise<void> {
  const column = (name: Exclude<keyof ListedBook, 'grade' | 'term'>) => sql`${books.map((book) => book[name])}::text[]`;
  await db.run(sql`
    insert into textbook.book (id, code, source, stage, subject_id, grade_id, edition_id, name, name_en, volume_name,
      volume_name_en, term_number, created_at, changed_at)
    select given.id, given.code, 1, given.stage, s.id, g.id, e.id, given.name, given.name_en, given.volume,
      given.volume_en, given.term, ${now}, ${now}
    from unnest(${books.map(() => newId(now.getTime()))}::uuid[], ${column('code')}, ${column('stage')},
      ${column('subject')}, ${books.map(({ grade }) => grade)}::int2[], ${column('edition')}, ${column('name')},
      ${column('nameEn')}, ${column('volume')}, ${column('volumeEn')}, ${books.map(({ term }) => term)}::int2[])
      as given (id, code, stage, subject, grade, edition, name, name_en, volume, volume_en, term)
    join core.subject s on s.code = given.subject
    join core.grade g on g.number = given.grade
    join textbook.edition e on e.code = given.edition
    on conflict (code) do nothing`);
}
