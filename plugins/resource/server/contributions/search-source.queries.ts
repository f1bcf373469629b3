import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isWanted, limitOf } from 'edutech/core/server/search/search.queries';
import type { ChapterPlace, Textbooks } from 'edutech/plugins/textbook/api';
import type { EntriesWanted, SearchEntry, SearchSource } from 'edutech/core/server/search/search-index';
import { readersOfSchool } from '../../model/people';
import { routes } from '../../routes';

interface Row {
  id: Id;
  schoolId: Id | null;
  ownerId: Id;
  isPublic: boolean;
  title: string;
  names: string[];
  summary: string;
  keywords: string[];
  nodeIds: Id[];
  stage: Stage;
  grade: string;
  subject: string;
  uses: number;
  shownFrom: Date;
}

/**
 * Resources that others than the owner may find: public ones by everybody, the school's by its readers. Own resources
 * are searched in the owner's list.
 */
export const resourcesToFind = (textbooks: Textbooks): SearchSource => ({
  kind: 'resource',
  plugin: 'resource',
  title: 'resource.search.kind',
  ofSchool: readersOfSchool,
  entries: async (db, wanted) => {
    const rows = await selectToFind(db, wanted);
    const nodeIds = [...new Set(rows.flatMap((row) => row.nodeIds))];
    const places = await textbooks.nodes(db, nodeIds, 'zh-CN');
    return rows.map((row) => entryOf(row, places));
  },
});

const selectToFind = (db: Db, wanted: EntriesWanted) =>
  db.all(sql<Row>`
    select r.id, r.school_id, r.owner_person_id as owner_id, r.is_public, r.title,
      array_remove(array[r.authors, o.name], null) as names, r.description as summary,
      r.keywords, array(select p.node_id from resource.placement p
        where p.resource_id = r.id and p.is_direct order by p.position) as node_ids,
      r.stage, g.name as grade, s.name as subject, coalesce(u.uses, 0) as uses, r.listed_at as shown_from
    from resource.resource r
    join core.subject s on s.id = r.subject_id
    join core.grade g on g.id = r.grade_id
    left join core.school o on o.id = r.school_id
    left join resource.use u on u.resource_id = r.id
    where r.visibility >= 2 and r.removed_at is null and ${isWanted('r.id', wanted)}
    order by r.id ${limitOf(wanted)}`);

/** The book, and the chapters from its top down. */
const namesOf = (place: ChapterPlace | undefined) =>
  place ? [place.book.name, ...place.path.map(({ name }) => name)] : [];

/** School and owner stay its keepers when everybody may find it: whoever may change the resource may change its entry. */
const entryOf = (
  { id, schoolId, ownerId, isPublic, keywords, nodeIds, ...row }: Row,
  places: ReadonlyMap<Id, ChapterPlace>,
): SearchEntry => ({
  ...row,
  id,
  isPublic,
  owner: { countyId: null, schoolId, personId: ownerId },
  shownUntil: null,
  titleEn: '',
  summaryEn: '',
  more: [...keywords, ...nodeIds.flatMap((nodeId) => namesOf(places.get(nodeId)))].join(' '),
  cover: '',
  address: (isPublic ? routes.resourceListDetail : routes.detail).to({ id }),
});
