import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AirResource } from '../api';

interface ResourceRow extends Omit<AirResource, 'time'> {
  time: Date;
  ffid: Id | null;
}

/** A line of a list, with the file whose conversion has a say in its status. */
export type ResourceLine = AirResource & Pick<ResourceRow, 'ffid'>;

const columns = (language: Language) => sql`
  r.id as resourceid, r.book_id as airbookid,
  ${language === 'en' ? sql`coalesce(nullif(r.name_en, ''), r.name)` : sql`r.name`} as name,
  r.ext, r.poster as videoimg, r.published_at as time, coalesce(u.openings, 0) as shownum, r.status, r.teacher, r.school,
  b.subject, b.hue, b.grade, coalesce(n.name, '') as nodename, r.seconds, r.needs_login as needslogin,
  r.file_id as ffid`;

const joined = sql`
  from air.resource r
  join air.book b on b.id = r.book_id
  left join air.node n on n.book_id = r.book_id and n.code = r.node_code
  left join air.use u on u.resource_id = r.id`;

const resourceOf = <Row extends ResourceRow>(row: Row) => ({ ...row, time: row.time.toISOString() });

export interface Place {
  bookId: Id;
  /** A node's code; absent: the whole book. */
  code: string | undefined;
}

const inPlace = ({ bookId, code }: Place) =>
  code ? sql`r.book_id = ${bookId} and r.node_code like ${`${code}%`}` : sql`r.book_id = ${bookId}`;

/** A page of the resources at and below a place, in the order of the book. */
export async function selectResources(
  db: Db,
  place: Place,
  page: number,
  line: number,
  language: Language,
): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)} ${joined} where ${inPlace(place)}
    order by r.node_code, r.position, r.id limit ${line} offset ${(page - 1) * line}`);
  return rows.map(resourceOf);
}

export async function countResources(db: Db, place: Place): Promise<number> {
  const { count } = await db.one(
    sql<{ count: number }>`select count(*) as count from air.resource r where ${inPlace(place)}`,
  );
  return count;
}

/** The newest lessons that can be watched. */
export async function selectNewest(db: Db, count: number, language: Language): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)} ${joined} where r.status = 1 and r.seconds > 0
    order by r.published_at desc, r.id desc limit ${count}`);
  return rows.map(resourceOf);
}

interface DetailRow extends ResourceRow {
  nodecode: string;
  bookname: string;
  summary: string;
  captions: string;
  chapters: { at: number; title: string }[];
}

/** One resource; throws 404 `air.error.notFound`. */
export const selectResource = (db: Db, id: Id, language: Language): Promise<DetailRow> =>
  db.one(
    sql<DetailRow>`
      select ${columns(language)}, r.node_code as nodecode, r.summary, r.captions, r.chapters,
        ${language === 'en' ? sql`coalesce(nullif(b.name_en, ''), b.name)` : sql`b.name`} as bookname
      ${joined} where r.id = ${id}`,
    'air.error.notFound',
  );

/** What else stands near: the same chapter first, then the book, never the resource itself. */
export async function selectRelated(
  db: Db,
  of: { resourceid: Id; airbookid: Id; nodecode: string },
  language: Language,
): Promise<ResourceLine[]> {
  const rows = await db.all(sql<ResourceRow>`
    select ${columns(language)} ${joined}
    where r.book_id = ${of.airbookid} and r.id <> ${of.resourceid} and r.status = 1 and r.seconds > 0
    order by (r.node_code like ${`${of.nodecode.slice(0, 2)}%`}) desc, r.node_code < ${of.nodecode}, r.node_code, r.position
    limit 5`);
  return rows.map(resourceOf);
}

/** Number of published resources by kind of their file. */
export const countByExtension = (db: Db) =>
  db.all(sql<{ ext: string; count: number }>`
    select ext, count(*) as count from air.resource where status = 1 group by ext
    union all
    select f.ext, count(*) from air.attachment a join core.file f on f.id = a.file_id group by f.ext`);

/** Files of a page of resources and of what comes with them, by their key: for whoever does something to each. */
export const selectFilesAfter = (db: Db, after: Id | null, most: number) =>
  db.all(sql<{ id: Id; sha256: string; ext: string }>`
    select f.id, f.sha256, f.ext from core.file f
    where (${after}::uuid is null or f.id > ${after}::uuid) and (
      exists (select from air.resource r where r.file_id = f.id)
      or exists (select from air.attachment a where a.file_id = f.id))
    order by f.id limit ${most}`);
