import { type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource } from 'edutech/plugins/statistics/api';

/** What teachers and students do with coaching, for statistics. */
export const actKinds = {
  ask: { id: 'coach.ask', by: 'student', title: 'coach.counted.ask' },
  answer: { id: 'coach.answer', by: 'teacher', title: 'coach.counted.answer' },
} as const;

/** Questions that students ask, and answers that teachers publish; those that were withdrawn later happened, too. */
export const figureSource: FigureSource<Query> = {
  kinds: Object.values(actKinds),
  acts: ({ from, until }) => sql`
    select ${actKinds.ask.id} as kind, school_id, person_id, asked_at as at
    from coach.request where asked_at >= ${from} and asked_at < ${until}
    union all
    select ${actKinds.answer.id}, school_id, author_id, created_at
    from coach.answer where created_at >= ${from} and created_at < ${until}`,
  stocks: () => sql`
    select school_id, 'coach.answer' as kind, count(*)::int as value from coach.answer where removed_at is null group by 1`,
  stockKinds: [{ id: 'coach.answer', title: 'coach.stock.answer' }],
};
