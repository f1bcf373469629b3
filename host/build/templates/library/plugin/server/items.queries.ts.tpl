import { type Db, sql } from 'edutech/core/server/data/db';
import type { NewItem } from 'edutech/plugins/library/kit/server/library-handlers';
import type { LibraryTables } from 'edutech/plugins/library/kit/server/library-tables';

export const tables: LibraryTables = {
  items: '{{id}}.item',
  seen: 'visibility',
  item: 'item_id',
  placements: '{{id}}.placement',
  reviews: '{{id}}.review',
  reviewer: 'reviewer',
  favourites: '{{id}}.favourite',
};

/** Columns of a line besides those of every library. */
export const more = sql<{ readonly text: string }>`i.text`;

/** What an owner writes. */
export interface Facts {
  readonly title: string;
  readonly text: string;
}

/** Writes a thing that only its owner sees, at a chapter and all above it. */
export async function insertItem(db: Db, { title, text }: Facts, item: NewItem, now: Date): Promise<void> {
  const { book, path } = item.place;
  await db.run(sql`
    insert into {{id}}.item (id, school_id, owner_person_id, title, text, stage, subject_id, grade_id, listed_at)
    values (${item.id}, ${item.schoolId}, ${item.ownerPersonId}, ${title.trim()}, ${text}, ${book.stage},
      ${book.subjectId}, ${book.gradeId}, ${now})`);
  await db.run(sql`
    insert into {{id}}.placement (item_id, node_id, school_id, owner_person_id, shown, listed_at)
    select ${item.id}, given.id, ${item.schoolId}, ${item.ownerPersonId}, 1, ${now}
    from unnest(${path.map(({ id }) => id)}::uuid[]) as given (id)`);
}
