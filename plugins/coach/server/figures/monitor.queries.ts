import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { RequestState } from '../../model/request';
import { isTaught, type TaughtClass, type Teaching } from '../desk/taught.queries';

interface OfClass {
  readonly schoolId: Id;
  readonly termId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
}

export interface MonitorRow {
  readonly personId: Id;
  readonly name: string;
  readonly open: number;
  readonly answered: number;
  readonly understood: number;
  readonly rungs: number;
  readonly watched: number;
  readonly last: Date | null;
  readonly itemId: Id | null;
  readonly state: RequestState | null;
}

/** Where most is to be done of what somebody teaches: questions that wait, else the last one. */
export const selectBusiest = (db: Db, teaching: Teaching) =>
  db.maybe<Pick<TaughtClass, 'classId' | 'subjectId'>>(sql`
    select c.class_id, c.subject_id from coach.class_item c
    where c.school_id = ${teaching.schoolId}::uuid and c.asked > 0
      and ${isTaught(teaching, sql`c.class_id`, sql`c.subject_id`)}
    group by c.class_id, c.subject_id
    order by sum(c.open) > 0 desc, max(c.last_at) desc, c.class_id, c.subject_id limit 1`);

/** The students of a class by class list, with what they ask in a subject; what counts by day counts since `since`. */
export const selectMonitor = (db: Db, { schoolId, termId, classId, subjectId }: OfClass, since: Date) =>
  db.all<MonitorRow>(sql`
    select m.person_id, p.name, coalesce(q.open, 0)::int as open, coalesce(q.answered, 0)::int as answered,
      coalesce(q.understood, 0)::int as understood, l.last, l.item_id, l.state,
      (select count(*)::int from coach.hint_view v join coach.item i on i.school_id = v.school_id and i.id = v.item_id
        where v.school_id = m.school_id and v.person_id = m.person_id and v.class_id = m.class_id
          and v.seen_at >= ${since} and i.subject_id = ${subjectId}) as rungs,
      (select count(*)::int from coach.answer_reader r join coach.answer a on a.school_id = r.school_id and a.id = r.answer_id
        join coach.item i on i.school_id = a.school_id and i.id = a.item_id
        where r.school_id = m.school_id and r.person_id = m.person_id and r.seen_at >= ${since}
          and i.subject_id = ${subjectId}) as watched
    from core.class_member m join core.person p on p.id = m.person_id
    left join (
      select r.person_id, count(*) filter (where r.state = 0) as open, count(*) filter (where r.state = 1) as answered,
        count(*) filter (where r.state = 2) as understood
      from coach.request r where r.school_id = ${schoolId} and r.class_id = ${classId} and r.subject_id = ${subjectId}
        and r.removed_at is null and r.state < 3 group by r.person_id) q on q.person_id = m.person_id
    left join lateral (
      select r.open_since as last, r.item_id, r.state from coach.request r
      where r.school_id = m.school_id and r.class_id = m.class_id and r.subject_id = ${subjectId}
        and r.person_id = m.person_id and r.removed_at is null and r.state < 3
      order by r.open_since desc, r.id limit 1) l on true
    where m.school_id = ${schoolId} and m.term_id = ${termId} and m.class_id = ${classId}
    order by m.seat, p.name, m.person_id`);

/** How many of a class wait, how many of them beyond the time that was said, and how many asked today. */
export const countToday = (db: Db, { schoolId, classId, subjectId }: OfClass, now: Date, since: Date) => {
  const ofClass = sql`from coach.request r where r.school_id = ${schoolId} and r.class_id = ${classId}
    and r.subject_id = ${subjectId} and r.removed_at is null`;
  return db.one<{ open: number; late: number; today: number }>(sql`
    select (select count(*)::int ${ofClass} and r.state = 0) as open,
      (select count(*)::int ${ofClass} and r.state = 0 and r.expected_at < ${now}) as late,
      (select count(*)::int ${ofClass} and r.state < 3 and r.asked_at >= ${since}) as today`);
};

/** The last questions of a class. */
export const selectNews = (db: Db, { schoolId, classId, subjectId }: OfClass, most: number) =>
  db.all<{ requestId: Id; itemId: Id; name: string; state: RequestState; time: Date }>(sql`
    select r.id as request_id, r.item_id, p.name, r.state, r.open_since as time
    from coach.request r join core.person p on p.id = r.person_id
    where r.school_id = ${schoolId} and r.class_id = ${classId} and r.subject_id = ${subjectId}
      and r.removed_at is null and r.state < 3
    order by r.open_since desc, r.id limit ${most}`);
