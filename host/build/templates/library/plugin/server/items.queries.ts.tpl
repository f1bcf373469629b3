import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Library, NewItem } from 'edutech/plugins/library/kit/server/library-handlers';
import { tablesOf } from 'edutech/plugins/library/kit/server/library-tables';
import { checks, type Kind } from '../model/kinds';

/** What an owner writes. */
interface Facts {
  readonly title: string;
  readonly kind: Kind;
  readonly text: string;
}

/** Writes a thing that only its owner sees. */
const insertItem = (db: Db, { title, kind, text }: Facts, { place: { book }, ...item }: NewItem, now: Date) =>
  db.run(sql`
    insert into {{id}}.item (id, school_id, owner_person_id, title, kind, text, stage, subject_id, grade_id, listed_at)
    values (${item.id}, ${item.schoolId}, ${item.ownerPersonId}, ${title.trim()}, ${kind}, ${text}, ${book.stage},
      ${book.subjectId}, ${book.gradeId}, ${now})`);

const updateItem = (db: Db, { title, kind, text }: Facts, id: Id) =>
  db.run(sql`
    update {{id}}.item set title = ${title.trim()}, kind = ${kind}, text = ${text}, version = version + 1 where id = ${id}`);

/** This area, as the kit of libraries takes it. */
export const library: Library<Pick<Facts, 'kind' | 'text'>, Facts, { readonly kind?: Kind }, (typeof checks)[number]> = {
  area: '{{id}}',
  tables: tablesOf('{{id}}'),
  more: sql`i.kind, i.text`,
  narrow: ({ kind }) => (kind ? sql`i.kind = ${kind}` : undefined),
  insert: insertItem,
  update: updateItem,
  cells: (texts, language) => ({
    kind: ({ kind }) => texts.say(language, `{{id}}.sheet.kind.${kind}`),
    text: ({ text }) => text,
  }),
  checks,
};
