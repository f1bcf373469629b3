import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AdminPicture } from '../../api';

/** A picture as it is stored. */
export type PictureRow = Omit<AdminPicture, 'leads'>;

/** What is written about a picture. */
export type PictureText = Omit<PictureRow, 'id' | 'version' | 'updatedBy' | 'type'>;

const columns = sql`p.id, p.version, p.type, p.link, p.file_path, p.title, p.title_en, p.subtitle,
  p.subtitle_en, p.updated_by`;

/** Pictures of one site, by group and position. */
export const selectPicturesOf = (db: Db, siteId: Id | null): Promise<PictureRow[]> =>
  db.all(sql<PictureRow>`
    select ${columns} from portal.picture p
    where p.removed_at is null and p.site_id is not distinct from ${siteId}::uuid order by p.type, p.position, p.id`);

/** A picture of a site that the connection works on, kept from being changed by others. */
export const lockOptionalPicture = (db: Db, id: Id) =>
  db.maybe(sql<PictureRow & { schoolId: Id | null }>`
    select ${columns}, p.site_school_id as school_id from portal.picture p
    where p.id = ${id} and core.works_on(p.site_county_id, p.site_school_id) for update`);

interface Place {
  readonly countyId: Id | null;
  readonly schoolId: Id | null;
}

/** Adds a picture behind the others of its group. */
export const appendPicture = (
  db: Db,
  { id, type, countyId, schoolId, by }: Place & { id: Id; type: number; by: string },
  text: PictureText,
) =>
  db.run(sql`
    insert into portal.picture (id, type, position, link, file_path, title, title_en, subtitle, subtitle_en, site_county_id,
      site_school_id, updated_by)
    select ${id}, ${type}, coalesce(max(position), -1) + 1, ${text.link}, ${text.filePath}, ${text.title}, ${text.titleEn},
      ${text.subtitle}, ${text.subtitleEn}, ${countyId}, ${schoolId}, ${by}
    from portal.picture
    where type = ${type} and site_id is not distinct from ${schoolId ?? countyId}::uuid`);

export const updatePicture = (db: Db, { id }: PictureRow, text: PictureText, by: string) =>
  db.run(sql`
    update portal.picture set link = ${text.link}, file_path = ${text.filePath}, title = ${text.title},
      title_en = ${text.titleEn}, subtitle = ${text.subtitle}, subtitle_en = ${text.subtitleEn}, updated_by = ${by},
      version = version + 1
    where id = ${id}`);

/** Puts the pictures into this order. */
export const updatePictureOrder = (db: Db, ids: readonly Id[]) =>
  db.run(sql`
    update portal.picture p set position = given.place - 1
    from unnest(${ids}::uuid[]) with ordinality as given (id, place) where p.id = given.id`);

export const updatePictureRemoved = (db: Db, { id }: PictureRow, removedAt: Date | null, by: string) =>
  db.run(sql`
    update portal.picture set removed_at = ${removedAt}, updated_by = ${by}, version = version + 1 where id = ${id}`);

/** What was taken away before this time goes for good. */
export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from portal.picture where removed_at < ${before}`);
  await db.run(sql`delete from portal.system_notice where removed_at < ${before}`);
}
