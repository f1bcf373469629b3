import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A lesson of a timetable for which a teacher uses a plan. */
export interface LessonKey {
  readonly classId: Id;
  readonly day: string;
  readonly period: number;
}

/** Names a lesson among others. */
export const keyOf = ({ classId, day, period }: LessonKey): string => `${classId} ${day} ${period}`;

interface PlacedRow extends LessonKey {
  readonly planId: Id;
}

/** For which lessons of some days a teacher uses which plan. */
export const selectPlaced = (db: Db, personId: Id, from: string, to: string) =>
  db.all<PlacedRow>(sql`
    select l.class_id, l.day::text as day, l.period, l.plan_id
    from prepare.plan_lesson l join prepare.plan p on p.school_id = l.school_id and p.id = l.plan_id
    where l.person_id = ${personId} and p.removed_at is null and l.day between ${from}::date and ${to}::date`);

export const selectLessonsOf = (db: Db, plan: { schoolId: Id; id: Id }, personId: Id, from: string) =>
  db.all<LessonKey & { className: string }>(sql`
    select l.class_id, c.name as class_name, l.day::text as day, l.period
    from prepare.plan_lesson l join core.class c on c.school_id = l.school_id and c.id = l.class_id
    where l.school_id = ${plan.schoolId} and l.plan_id = ${plan.id} and l.person_id = ${personId}
      and l.day >= ${from}::date
    order by l.day, l.period, l.class_id limit 12`);

export const upsertPlaced = (db: Db, schoolId: Id, personId: Id, planId: Id, lesson: LessonKey) =>
  db.run(sql`
    insert into prepare.plan_lesson (school_id, class_id, day, period, plan_id, person_id)
    values (${schoolId}, ${lesson.classId}, ${lesson.day}::date, ${lesson.period}, ${planId}, ${personId})
    on conflict (school_id, class_id, day, period, person_id) do update set plan_id = excluded.plan_id`);

export const deletePlaced = (db: Db, schoolId: Id, personId: Id, lesson: LessonKey) =>
  db.run(sql`
    delete from prepare.plan_lesson
    where school_id = ${schoolId} and person_id = ${personId} and class_id = ${lesson.classId}
      and day = ${lesson.day}::date and period = ${lesson.period}`);
