import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage, named, namedEnglish } from '../in-language.queries';

/** Editions in the city's order. */
export const selectEditions = (db: Db, language: Language) =>
  db.all<{ itemId: Id; item: string; publisher: string; books: number }>(sql`
    select e.id as item_id, ${inLanguage('e', language)} as item, ${inLanguage('e', language, 'publisher')} as publisher,
      (select count(*) from textbook.book b where b.edition_id = e.id and b.removed_at is null and b.is_public) as books
    from textbook.edition e order by e.sort, e.name`);

/** Adds an edition behind all others; one that a city makes has its id for a code. */
export const insertEdition = (db: Db, id: Id, { name, publisher }: { name: string; publisher: string }) =>
  db.run(sql`
    insert into textbook.edition (id, code, name, publisher, sort)
    select ${id}::uuid, ${id}, ${name}, ${publisher}, coalesce(max(sort), 0) + 1 from textbook.edition`);

/**
 * Names an edition anew; English names meant the old ones. Who reads English sends those back that he leaves as they are.
 * Answers how many there were: none or one.
 */
export const updateEdition = (db: Db, id: Id, { name, publisher }: { name: string; publisher: string }) =>
  db.run(sql`
    update textbook.edition set name = ${named('name', name)}, publisher = ${named('publisher', publisher)},
      name_en = ${namedEnglish('name', name)}, publisher_en = ${namedEnglish('publisher', publisher)}
    where id = ${id}`);
