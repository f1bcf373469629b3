import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { AirResource } from '../api';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { LessonOrder } from '../model/list/wish';
import type { LessonState } from '../model/states';

interface ResourceRow extends Omit<AirResource, 'time' | 'hue' | 'airBookId'> {
  /** Null while it stands nowhere. */
  airBookId: Id | null;
  /** Null before it was published. */
  time: Date | null;
  subjectCode: string;
  ffid: Id | null;
}

/** A line of a list, with the file whose conversion has a say in its status. */
export type ResourceLine = AirResource & Pick<ResourceRow, 'ffid'>;

/** What everybody sees; over `air.resource r`. */
export const isPublished: Query = sql`r.state = 'published'`;

/** It has an exercise among its materials; over `air.resource r`. */
const hasExercise: Query = sql`
  exists (select from air.attachment x where x.resource_id = r.id and x.is_exercise and x.removed_at is null)`;

/** Columns of a {@link ResourceRow} over {@link joined}. */
const columns = (language: Language) => sql`
  r.id as resource_id, m.book_id as air_book_id, ${inLanguage('r', language)} as name,
  r.ext, r.poster as video_img, r.published_at as time, coalesce(u.openings, 0) as show_num, r.status, r.teacher, r.school,
  ${inLanguage('s', language)} as subject, s.code as subject_code, ${inLanguage('g', language)} as grade, r.seconds,
  r.needs_login, r.file_id as ffid, ${hasExercise} as has_exercise`;

const joined = sql`
  air.resource r
  join core.subject s on s.id = r.subject_id
  join core.grade g on g.id = r.grade_id
  left join air.placement m on m.resource_id = r.id and m.position = 0
  left join air.use u on u.resource_id = r.id`;

const resourceOf = <Row extends ResourceRow>({ subjectCode, ...row }: Row) => ({
  ...row,
  airBookId: row.airBookId ?? '',
  time: row.time?.toISOString() ?? '',
  hue: subjectHue(subjectCode),
});

/** Chapters of a book, and which of their lessons. */
export interface Wanted {
  readonly bookId: Id;
  readonly nodeIds: readonly Id[];
  readonly withExercise: boolean;
}

const orders: Readonly<Record<LessonOrder, Query>> = {
  book: sql`here.at, r.position`,
  newest: sql`r.published_at desc`,
  views: sql`coalesce(u.openings, 0) desc`,
};

/** A page of the lessons on these chapters of a book, each once; those that cannot be opened yet come last. */
export async function selectResources(
  db: Db,
  place: Wanted,
  order: LessonOrder,
  page: number,
  line: number,
  language: Language,
): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)}
    from (
      select p.resource_id, min(array_position(${place.nodeIds}::uuid[], p.node_id)) as at from air.placement p
      where p.book_id = ${place.bookId} and p.node_id = any(${place.nodeIds}::uuid[]) group by p.resource_id) here
    join (${joined}) on r.id = here.resource_id
    where ${isPublished} and (not ${place.withExercise} or ${hasExercise})
    order by r.status <> 1, ${orders[order]}, r.id limit ${line} offset ${(page - 1) * line}`);
  return rows.map(resourceOf);
}

export async function countResources(db: Db, place: Wanted): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(distinct p.resource_id) as count from air.placement p join air.resource r on r.id = p.resource_id
    where p.book_id = ${place.bookId} and p.node_id = any(${place.nodeIds}::uuid[]) and ${isPublished}
      and (not ${place.withExercise} or ${hasExercise})`);
  return count;
}

/** The newest lessons that can be watched. */
export async function selectNewest(db: Db, count: number, language: Language): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)} from ${joined} where ${isPublished} and r.status = 1 and r.seconds > 0
    order by r.published_at desc, r.id desc limit ${count}`);
  return rows.map(resourceOf);
}

/** These lessons, as lines of a list; those that are not out are left out. */
export async function selectLines(db: Db, ids: readonly Id[], language: Language): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)} from ${joined} where r.id = any(${ids}::uuid[]) and ${isPublished}`);
  return rows.map(resourceOf);
}

interface DetailRow extends ResourceRow {
  state: LessonState;
  isFavourite: boolean;
  summary: string;
  captions: string;
  chapters: { at: number; title: string }[];
}

/**
 * One resource, whatever its state: the caller decides who may see one that is not out. Throws 404
 * `air.error.notFound`.
 */
export const selectResource = async (db: Db, id: Id, language: Language) =>
  resourceOf(
    await db.one(
      sql<DetailRow>`
      select ${columns(language)}, r.state, r.summary, r.captions, r.chapters,
        exists (select from air.favourite f where f.person_id = core.scope_person() and f.resource_id = r.id)
          as is_favourite
      from ${joined} where r.id = ${id} and r.removed_at is null`,
      'air.error.notFound',
    ),
  );

/** Films on these chapters, the nearest first: never the resource itself. */
export async function selectRelated(
  db: Db,
  of: { resourceId: Id; bookId: Id; nodeIds: readonly Id[] },
  language: Language,
): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)}
    from (
      select p.resource_id, min(array_position(${of.nodeIds}::uuid[], p.node_id)) as at from air.placement p
      where p.book_id = ${of.bookId} and p.node_id = any(${of.nodeIds}::uuid[]) group by p.resource_id) here
    join (${joined}) on r.id = here.resource_id
    where r.id <> ${of.resourceId} and ${isPublished} and r.status = 1 and r.seconds > 0
    order by here.at, r.position, r.id limit 5`);
  return rows.map(resourceOf);
}

/** Number of published resources by kind of their file. */
export const countByExtension = (db: Db) =>
  db.all(sql<{ ext: string; count: number }>`
    select ext, count(*) as count from air.resource r where ${isPublished} and r.status = 1 group by ext
    union all
    select f.ext, count(*) from air.attachment a join air.resource r on r.id = a.resource_id join core.file f on f.id = a.file_id
    where ${isPublished} and a.removed_at is null
    group by f.ext`);

/** Files of a page of resources and their attachments, by key, for jobs that process each. */
export const selectFilesAfter = (db: Db, after: Id | null, most: number) =>
  db.all(sql<{ id: Id; sha256: string; ext: string }>`
    select f.id, f.sha256, f.ext from core.file f
    where (${after}::uuid is null or f.id > ${after}::uuid) and (
      exists (select from air.resource r where r.file_id = f.id)
      or exists (select from air.attachment a where a.file_id = f.id))
    order by f.id limit ${most}`);
