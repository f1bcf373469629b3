import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { BegunLesson } from '../../api';
import { multirangeText, rangesOf } from '../../model/watching/ranges';
import type { Watched } from '../../model/watching/watch-report';
import { lessonColumns, lessonsFrom } from './lessons.queries';

/** Who watches what. */
export interface WatchKey {
  readonly personId: Id;
  readonly resourceId: Id;
}

export interface WatchRow extends WatchKey {
  readonly filmId: Id;
  readonly schoolId: Id | null;
  readonly watched: Watched;
}

type StoredRow = WatchKey & { filmId: Id; schoolId: Id | null; seconds: string } & Omit<Watched, 'ranges'>;

/** Makes empty rows where there are none, so that {@link lockWatches} finds one for each key. */
export const insertWatches = (db: Db, rows: readonly WatchRow[]) =>
  db.run(sql`
    insert into air.watch (person_id, resource_id, school_id, film_id, last_at, credit, credit_at)
    select person_id, resource_id, school_id, film_id, last_at, credit, credit_at
    from unnest(${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.resourceId)}::uuid[],
      ${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.filmId)}::uuid[],
      ${rows.map((row) => row.watched.lastAt)}::timestamptz[], ${rows.map((row) => row.watched.credit)}::float8[],
      ${rows.map((row) => row.watched.creditAt)}::timestamptz[])
      as given (person_id, resource_id, school_id, film_id, last_at, credit, credit_at)
    order by person_id, resource_id
    on conflict do nothing`);

/** The rows of these keys, locked until COMMIT. */
export async function lockWatches(db: Db, keys: readonly WatchKey[]): Promise<WatchRow[]> {
  const rows = await db.all(sql<StoredRow>`
    select person_id, resource_id, school_id, film_id,
      seconds::text as seconds, watched, played, last_second, last_at, is_done,
      credit, credit_at
    from air.watch
    where (person_id, resource_id) in (
      select * from unnest(${keys.map((key) => key.personId)}::uuid[], ${keys.map((key) => key.resourceId)}::uuid[]))
    order by person_id, resource_id for update`);
  return rows.map(({ personId, resourceId, filmId, schoolId, seconds, ...watched }) => ({
    personId,
    resourceId,
    filmId,
    schoolId,
    watched: { ...watched, ranges: rangesOf(seconds) },
  }));
}

/** Writes watch state; watching again returns the lesson to the list to continue. */
export const updateWatches = (db: Db, rows: readonly WatchRow[]) =>
  db.run(sql`
    update air.watch w set school_id = given.school_id, film_id = given.film_id, seconds = given.seconds,
      watched = given.watched, played = given.played, last_second = given.last_second, last_at = given.last_at,
      is_done = given.is_done, is_aside = w.is_aside and given.last_at = w.last_at, credit = given.credit,
      credit_at = given.credit_at
    from unnest(${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.resourceId)}::uuid[],
      ${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.filmId)}::uuid[],
      ${rows.map((row) => multirangeText(row.watched.ranges))}::text[]::int4multirange[],
      ${rows.map((row) => row.watched.watched)}::int[], ${rows.map((row) => row.watched.played)}::int[],
      ${rows.map((row) => row.watched.lastSecond)}::int[], ${rows.map((row) => row.watched.lastAt)}::timestamptz[],
      ${rows.map((row) => row.watched.isDone)}::boolean[], ${rows.map((row) => row.watched.credit)}::float8[],
      ${rows.map((row) => row.watched.creditAt)}::timestamptz[])
      as given (person_id, resource_id, school_id, film_id, seconds, watched, played, last_second, last_at, is_done,
        credit, credit_at)
    where w.person_id = given.person_id and w.resource_id = given.resource_id`);

/** A report, by the visit in which it arose. */
export interface ReportKey {
  readonly personId: Id;
  readonly view: Id;
  readonly sequence: number;
}

/** Names a report. */
export const reportKey = ({ personId, view, sequence }: ReportKey) => `${personId}/${view}/${sequence}`;

/** Stores the ids of reports; returns those, by {@link reportKey}, that arrived before. */
export async function consumeReports(db: Db, reports: readonly ReportKey[], now: Date): Promise<ReadonlySet<string>> {
  const given = sql`unnest(${reports.map((report) => report.personId)}::uuid[],
    ${reports.map((report) => report.view)}::uuid[], ${reports.map((report) => report.sequence)}::int[])
    as given (person_id, id, sequence)`;
  const known = await db.all(sql<ReportKey>`
    select given.person_id, given.id as view, given.sequence
    from ${given} join air.view v on v.person_id = given.person_id and v.id = given.id and v.reports @> given.sequence`);
  await db.run(sql`
    insert into air.view as v (person_id, id, reports, reported_at)
    select person_id, id, range_agg(int4range(sequence, sequence, '[]')), ${now}
    from ${given} group by person_id, id order by person_id, id
    on conflict (person_id, id) do update set reports = v.reports + excluded.reports, reported_at = excluded.reported_at`);
  return new Set(known.map(reportKey));
}

/** Forgets which reports came, once none can be sent again. */
export const deleteViewsBefore = (db: Db, before: Date) =>
  db.run(sql`delete from air.view where reported_at < ${before}`);

/** Where a person stopped; undefined if they have not begun this film. */
export const selectPlace = (db: Db, { personId, resourceId }: WatchKey) =>
  db.maybe<{ second: number; watched: number }>(sql`
    select case when w.is_done then 0 else w.last_second end as second, w.watched
    from air.watch w join air.resource r on r.id = w.resource_id and r.file_id = w.film_id
    where w.person_id = ${personId} and w.resource_id = ${resourceId}`);

/** Less is a look, not a beginning. Seconds. */
const leastBegun = 5;

/** Lessons to continue, the latest first. */
export async function selectBegun(db: Db, personId: Id, count: number, language: Language): Promise<BegunLesson[]> {
  const rows = await db.all(sql<Omit<BegunLesson, 'watchedAt'> & { watchedAt: Date }>`
    select ${lessonColumns(language)}, w.last_second as second, w.last_at as watched_at
    from air.watch w join ${lessonsFrom} on r.id = w.resource_id and r.file_id = w.film_id
    where w.person_id = ${personId} and not w.is_done and not w.is_aside and w.last_second >= ${leastBegun}
      and r.status = 1
    order by w.last_at desc, r.id limit ${count}`);
  return rows.map(({ watchedAt, ...lesson }) => ({ ...lesson, watchedAt: watchedAt.toISOString() }));
}

/** Removes a lesson from the list to continue, or restores it; returns the number of rows. */
export const updateAside = (db: Db, { personId, resourceId }: WatchKey, aside: boolean) =>
  db.run(sql`
    update air.watch set is_aside = ${aside} where person_id = ${personId} and resource_id = ${resourceId}`);
