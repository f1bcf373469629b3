import { type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource } from 'edutech/plugins/statistics/api';
import { forms } from '../../model/kinds';

/** What teachers do with resources, for statistics. */
export const actKinds = { upload: { id: 'resource.upload', by: 'teacher', title: 'resource.act.upload' } } as const;

/** What resources have for statistics: who uploads, and how many are shared, by how one looks at them. */
export const figureSource: FigureSource<Query> = {
  kinds: Object.values(actKinds),
  acts: ({ from, until }) => sql`
    select ${actKinds.upload.id} as kind, school_id, owner_person_id as person_id, created_at as at
    from resource.resource where created_at >= ${from} and created_at < ${until} and school_id is not null`,
  stocks: () => sql`
    select school_id, 'resource.' || form as kind, count(*)::int as value from resource.resource
    where visibility >= 2 and removed_at is null group by 1, 2`,
  stockKinds: forms.map((form) => ({ id: `resource.${form}`, title: `resource.form.${form}` })),
};
