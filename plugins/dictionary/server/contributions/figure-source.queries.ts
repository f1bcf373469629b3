import { type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource } from 'edutech/plugins/statistics/api';

/** What teachers and students do with words, for statistics. */
export const actKinds = {
  publish: { id: 'dictionary.publish', by: 'teacher', title: 'dictionary.counted.publish' },
  practise: { id: 'dictionary.practise', by: 'student', title: 'dictionary.counted.practise' },
} as const;

/** Vocabulary homework that classes get, and words that students practise. */
export const figureSource: FigureSource<Query> = {
  kinds: Object.values(actKinds),
  acts: ({ from, until }) => sql`
    select ${actKinds.publish.id} as kind, school_id, author_person_id as person_id, published_at as at
    from dictionary.assignment where published_at >= ${from} and published_at < ${until}
    union all
    select ${actKinds.practise.id}, school_id, person_id, received_at
    from dictionary.review where received_at >= ${from} and received_at < ${until} and by_person_id is null`,
  stocks: () => sql`
    select school_id, 'dictionary.word' as kind, count(*)::int as value
    from dictionary.word where removed_at is null and school_id is not null group by 1`,
  stockKinds: [{ id: 'dictionary.word', title: 'dictionary.stock.word' }],
};
