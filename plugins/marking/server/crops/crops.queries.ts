import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PartRef } from '../../model/marks/keys';
import type { PageCrop } from '../../model/scans/reading';
import type { Picture } from '../../model/scripts';
import type { Grow } from '../../model/sheet/grow';
import { type PageRow, pageColumns, type ProjectKey } from '../scripts/pages.queries';

export interface CropRow extends PartRef {
  readonly label: string;
  readonly points: number;
  readonly answers: number;
  readonly isConfirmed: boolean;
  readonly isMarked: boolean;
  readonly grow: Grow | null;
}

/** Questions with pictures, in the order of the paper. */
export const selectCrops = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<CropRow>(sql`
    select q.item_id, q.part, q.label, q.points::float8 as points, a.answers, q.crop_seen_at is not null as is_confirmed,
      a.is_marked, q.crop_grow as grow
    from marking.question q cross join lateral (
      select count(*)::int as answers, coalesce(bool_or(cardinality(a.takers) > 0), false) as is_marked from marking.answer a
      where a.school_id = q.school_id and a.project_id = q.project_id and a.item_id = q.item_id and a.part = q.part
        and a.pictures <> '[]' and not a.is_left_out) a
    where q.school_id = ${schoolId} and q.project_id = ${projectId} and a.answers > 0 order by q.place`);

/** Sides that were moved, by the question. */
export const selectGrows = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<PartRef & { grow: Grow }>(sql`
    select item_id, part, crop_grow as grow from marking.question
    where school_id = ${schoolId} and project_id = ${projectId} and crop_grow is not null`);

/** Most samples of a question. */
const mostSamples = 10;

export const selectSamples = (db: Db, { schoolId, projectId }: ProjectKey, { itemId, part }: PartRef) =>
  db.all<{ code: string; pictures: Picture[] }>(sql`
    select s.code, a.pictures from marking.answer a
    join marking.script s on s.school_id = a.school_id and s.id = a.script_id
    where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.item_id = ${itemId} and a.part = ${part}
      and a.pictures <> '[]' and not a.is_left_out
    order by md5(a.id::text) limit ${mostSamples}`);

export const updateGrow = (db: Db, { schoolId, projectId }: ProjectKey, { itemId, part }: PartRef, grow: Grow) =>
  db.run(sql`
    update marking.question set crop_grow = ${JSON.stringify(grow)}, crop_seen_at = null, crop_is_cutting = true
    where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}`);

export const updateSeen = (db: Db, { schoolId, projectId }: ProjectKey, { itemId, part }: PartRef, now: Date) =>
  db.run(sql`
    update marking.question set crop_seen_at = ${now}
    where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}`);

/** Whether pictures of a question are still cut again. */
export const selectCutting = async (db: Db, { schoolId, projectId }: ProjectKey, { itemId, part }: PartRef) =>
  (
    await db.one<{ isCutting: boolean }>(
      sql`select crop_is_cutting as is_cutting from marking.question
        where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}`,
      'marking.error.noQuestion',
    )
  ).isCutting;

export const updateCutting = (db: Db, { schoolId, projectId }: ProjectKey, { itemId, part }: PartRef) =>
  db.run(sql`
    update marking.question set crop_is_cutting = false
    where school_id = ${schoolId} and project_id = ${projectId} and item_id = ${itemId} and part = ${part}`);

/** Pages that show a question, with its name on the sheet. */
export const selectPagesOf = (db: Db, { schoolId, projectId }: ProjectKey, name: string) =>
  db.all<{ id: Id }>(sql`
    select id from marking.page
    where school_id = ${schoolId} and project_id = ${projectId} and state <> 'void'
      and crops @> ${JSON.stringify([{ itemIds: [name] }])}::jsonb
    order by id`);

export const lockPage = (db: Db, { schoolId }: ProjectKey, id: Id) =>
  db.maybe<PageRow>(sql`
    select ${pageColumns} from marking.page where school_id = ${schoolId} and id = ${id} for update`);

export const updateCrops = (db: Db, { schoolId, id }: PageRow, crops: readonly PageCrop[]) =>
  db.run(sql`
    update marking.page set crops = ${JSON.stringify(crops)}::jsonb where school_id = ${schoolId} and id = ${id}`);
