import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A note as it is written. */
export interface NoteRow {
  readonly personId: Id;
  readonly noteId: Id;
  readonly resourceId: Id;
  readonly second: number;
  readonly text: string;
  readonly now: Date;
}

export const selectNotes = (db: Db, { personId, resourceId }: Pick<NoteRow, 'personId' | 'resourceId'>) =>
  db.all(sql<{ noteId: Id; second: number; text: string; changedAt: Date }>`
    select id as note_id, second, text, changed_at from air.note
    where person_id = ${personId} and resource_id = ${resourceId} order by second, id`);

/** How many other notes somebody has on a lesson. */
export async function countOtherNotes(db: Db, { personId, resourceId, noteId }: NoteRow): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from air.note
    where person_id = ${personId} and resource_id = ${resourceId} and id <> ${noteId}`);
  return count;
}

/** Writes a note, new or again. */
export const upsertNote = (db: Db, note: NoteRow) =>
  db.run(sql`
    insert into air.note (person_id, id, resource_id, second, text, changed_at)
    values (${note.personId}, ${note.noteId}, ${note.resourceId}, ${note.second}, ${note.text}, ${note.now})
    on conflict (person_id, id) do update set second = excluded.second, text = excluded.text,
      changed_at = excluded.changed_at`);

/** Returns how many there were. */
export const deleteNote = (db: Db, { personId, noteId }: Pick<NoteRow, 'personId' | 'noteId'>) =>
  db.run(sql`delete from air.note where person_id = ${personId} and id = ${noteId}`);
