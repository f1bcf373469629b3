import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Query, sql } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { FigureSource } from 'edutech/plugins/statistics/api';
import { dailyLimit } from '../../../model/publishing/load';

/** What teachers and students do with homework, for statistics. */
export const actKinds = {
  publish: { id: 'work.publish', by: 'teacher', title: 'work.counted.publish' },
  mark: { id: 'work.mark', by: 'teacher', title: 'work.counted.mark' },
  submit: { id: 'work.submit', by: 'student', title: 'work.counted.submit' },
} as const;

/**
 * What homework has for statistics. Of a student the first submission counts that stands; minutes are those of the student who has
 * most, as the daily load counts them.
 */
export const figureSource = (levels: LevelSettings): FigureSource<Query> => ({
  kinds: Object.values(actKinds),
  acts: ({ from, until }) => sql`
    select ${actKinds.publish.id} as kind, school_id, published_by as person_id, published_at as at
    from work.assignment where published_at >= ${from} and published_at < ${until}
    union all
    select ${actKinds.mark.id}, school_id, person_id, at
    from work.mark_event where at >= ${from} and at < ${until} and person_id is not null and why = 'given'
    union all
    select ${actKinds.submit.id}, school_id, person_id, submitted_at
    from work.attempt where submitted_at >= ${from} and submitted_at < ${until} and round = 0`,
  loads: {
    minutes: ({ from, to }) => {
      const given = sql`
        select a.school_id, a.class_id, a.subject_id, (a.due_at at time zone ${cityTimeZone})::date as day, a.id, a.minutes
        from work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
        where a.withdrawn_at is null and h.removed_at is null
          and a.due_at >= (${from}::date)::timestamp at time zone ${cityTimeZone}
          and a.due_at < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}`;
      return sql`
        select school_id, class_id, day, subject_id, sum(minutes)::int as minutes from (${given}) given group by 1, 2, 3, 4
        union all
        select school_id, class_id, day, null::uuid, max(minutes)::int from (
          select g.school_id, g.class_id, g.day, t.person_id, sum(g.minutes) as minutes from (${given}) g
          join work.attempt t on t.school_id = g.school_id and t.assignment_id = g.id group by 1, 2, 3, 4) of_student
        group by 1, 2, 3`;
    },
    limit: (schoolId, grade) => dailyLimit(grade, levels.at(schoolId)),
  },
});
