import { type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource } from 'edutech/plugins/statistics/api';

/** What teachers and students do with guide books, for statistics. */
export const actKinds = {
  publish: { id: 'guide.publish', by: 'teacher', title: 'guide.counted.publish' },
  submit: { id: 'guide.submit', by: 'student', title: 'guide.counted.submit' },
} as const;

/** Guide books that classes get, and blocks that students submit. */
export const figureSource: FigureSource<Query> = {
  kinds: Object.values(actKinds),
  acts: ({ from, until }) => sql`
    select ${actKinds.publish.id} as kind, school_id, published_by as person_id, published_at as at
    from guide.assignment where published_at >= ${from} and published_at < ${until}
    union all
    select ${actKinds.submit.id}, w.school_id, w.person_id, w.arrived_at
    from guide.answer w join guide.attempt t on t.school_id = w.school_id and t.id = w.attempt_id
    where w.arrived_at >= ${from} and w.arrived_at < ${until} and w.item_id = any(t.submitted)`,
  stocks: () => sql`
    select school_id, 'guide.book' as kind, count(*)::int as value from guide.book where removed_at is null group by 1`,
  stockKinds: [{ id: 'guide.book', title: 'guide.stock.book' }],
};
