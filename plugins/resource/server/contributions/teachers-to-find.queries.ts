import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { EntriesWanted, SearchEntry, SearchIndex, SearchSource } from 'edutech/core/server/search/search-index';
import { isWanted, limitOf } from 'edutech/core/server/search/search.queries';
import { routes } from '../../routes';

interface Row {
  id: Id;
  schoolId: Id | null;
  title: string;
  names: string[];
  stage: Stage;
  subject: string;
  uses: number;
  shownFrom: Date;
}

const kind = 'teacher';

/**
 * Teachers with public resources, by the name shown beside these. Nobody else is found by
 * name; an account alone publishes nothing about its person.
 */
export const teachersToFind: SearchSource = {
  kind,
  plugin: 'resource',
  title: 'resource.search.teacher',
  entries: async (db, wanted) => (await selectTeachers(db, wanted)).map(entryOf),
};

/** The name is that of the newest public resource; the subject is the most frequent one. */
const selectTeachers = (db: Db, wanted: EntriesWanted) =>
  db.all(sql<Row>`
    with chosen as (
      select distinct r.owner_person_id as id from resource.resource r
      where r.is_public and ${isWanted('r.owner_person_id', wanted)} order by id ${limitOf(wanted)}
    ), newest_first as (
      select c.id as teacher_id, r.school_id, r.authors, r.stage, r.subject_id, r.listed_at, coalesce(u.uses, 0) as uses,
        row_number() over (partition by c.id order by r.listed_at desc, r.id desc) as place
      from chosen c
      join resource.resource r on r.owner_person_id = c.id and r.is_public
      left join resource.use u on u.resource_id = r.id
    ), teacher as (
      select teacher_id as id, mode() within group (order by subject_id) as subject_id, sum(uses)::int as uses,
        min(listed_at) as listed_at
      from newest_first group by teacher_id
    )
    select t.id, n.school_id, n.authors as title, array_remove(array[o.name], null) as names, n.stage,
      s.name as subject, t.uses, t.listed_at as shown_from
    from teacher t
    join newest_first n on n.teacher_id = t.id and n.place = 1
    join core.subject s on s.id = t.subject_id
    left join core.school o on o.id = n.school_id
    order by t.id`);

const entryOf = ({ id, schoolId, title, ...row }: Row): SearchEntry => ({
  ...row,
  id,
  title,
  isPublic: true,
  owner: { countyId: null, schoolId, personId: id },
  shownUntil: null,
  titleEn: '',
  summary: '',
  summaryEn: '',
  more: '',
  grade: '',
  cover: '',
  address: routes.resourceList.to({ q: title }),
});

/** Updates the search index for resources and their teacher. */
export async function followResources(index: SearchIndex, db: Db, ownerId: Id, ids: readonly Id[]): Promise<void> {
  await index.follow(db, 'resource', ids);
  await index.follow(db, kind, [ownerId]);
}
