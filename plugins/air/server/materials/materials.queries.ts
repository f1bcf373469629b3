import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Files beside the film, in their order. */
export const selectAttachments = (db: Db, resourceId: Id) =>
  db.all(sql<{ ffid: Id; name: string; isExercise: boolean }>`
    select file_id as ffid, name, is_exercise from air.attachment
    where resource_id = ${resourceId} and removed_at is null order by position`);

/** A lesson whose materials are being changed: nobody else changes them until COMMIT. Throws 404 `air.error.notFound`. */
export const lockLesson = (db: Db, id: Id) =>
  db.one<{ id: Id; name: string; needsLogin: boolean; isOut: boolean }>(
    sql`select id, name, needs_login, state = 'published' as is_out from air.resource where id = ${id} for update`,
    'air.error.notFound',
  );

/** Puts a file behind the others. */
export const insertAttachment = (db: Db, lesson: { id: Id }, { fileId, name }: { fileId: Id; name: string }) =>
  db.run(sql`
    insert into air.attachment (resource_id, position, file_id, name)
    select ${lesson.id}, coalesce(max(position) + 1, 0), ${fileId}, ${name}
    from air.attachment where resource_id = ${lesson.id}`);

/** True while a lesson shows the file or may have it back. */
export const isFileInUse = async (db: Db, fileId: Id): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from air.attachment where file_id = ${fileId}
    union all
    select 1 from air.resource where file_id = ${fileId} limit 1`)) !== undefined;

/** Says whether a material is an exercise; returns its name, undefined if there is none. */
export const updateExercise = (db: Db, lesson: { id: Id }, fileId: Id, isExercise: boolean) =>
  db.maybe<{ name: string }>(sql`
    update air.attachment set is_exercise = ${isExercise}
    where resource_id = ${lesson.id} and file_id = ${fileId} and removed_at is null returning name`);

/** Removes a material (`at`), or restores it (null); returns its name, undefined if there is none. */
export const updateRemoved = (db: Db, lesson: { id: Id }, fileId: Id, at: Date | null) =>
  db.maybe<{ name: string }>(sql`
    update air.attachment set removed_at = ${at}::timestamptz
    where resource_id = ${lesson.id} and file_id = ${fileId} and (removed_at is null) = ${at !== null}
    returning name`);

/** Deletes materials that were removed before this moment; returns their files. */
export async function deleteRemovedMaterials(db: Db, before: Date): Promise<Id[]> {
  const rows = await db.all(sql<{ fileId: Id }>`
    delete from air.attachment where removed_at < ${before} returning file_id`);
  return [...new Set(rows.map(({ fileId }) => fileId))];
}

/** True while a lesson that everybody may watch shows the file. */
export const isFilePublished = async (db: Db, fileId: Id): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from air.resource r left join air.attachment a on a.resource_id = r.id and a.removed_at is null
    where (r.file_id = ${fileId} or a.file_id = ${fileId}) and r.state = 'published' and not r.needs_login limit 1`)) !==
  undefined;
