import { type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource } from 'edutech/plugins/statistics/api';

/** What teachers and students do with exams, for statistics. */
export const actKinds = {
  publish: { id: 'exam.publish', by: 'teacher', title: 'exam.counted.publish' },
  submit: { id: 'exam.submit', by: 'student', title: 'exam.counted.submit' },
} as const;

/** What exams have for statistics: those that are held, and who handed in. */
export const figureSource: FigureSource<Query> = {
  kinds: Object.values(actKinds),
  acts: ({ from, until }) => sql`
    select ${actKinds.publish.id} as kind, school_id, published_by as person_id, published_at as at
    from exam.exam where published_at >= ${from} and published_at < ${until}
    union all
    select ${actKinds.submit.id}, e.school_id, s.person_id, e.at
    from exam.sitting_event e join exam.sitting s on s.school_id = e.school_id and s.id = e.sitting_id
    where e.kind = 'submitted' and s.started_at is not null and e.at >= ${from} and e.at < ${until}`,
  stocks: () => sql`
    select school_id, 'exam.held' as kind, count(*)::int as value from exam.exam where withdrawn_at is null group by 1`,
  stockKinds: [{ id: 'exam.held', title: 'exam.stock.held' }],
};
