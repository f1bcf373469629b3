import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isWanted, limitOf } from 'edutech/core/server/search/search.queries';
import type { EntriesWanted, SearchEntry, SearchSource } from 'edutech/core/server/search/search-index';
import { ready } from '../model/status';
import { routes } from '../routes';
import type { Shelf } from './places/shelf';
import { isPublished } from './resources.queries';

interface Row {
  id: Id;
  title: string;
  titleEn: string;
  names: string[];
  summary: string;
  nodeIds: Id[];
  cover: string;
  stage: Stage;
  grade: string;
  subject: string;
  uses: number;
  shownFrom: Date;
}

/** What the search calls lessons. */
export const lessonKind = 'lesson';

/**
 * Lessons and their files that can be opened: also what wants a signed-in reader is found, as it is listed, by
 * everybody.
 */
export const lessonsToFind = ({ textbooks }: Shelf): SearchSource => ({
  kind: lessonKind,
  plugin: 'air',
  title: 'air.search.kind',
  entries: async (db, wanted) => {
    const rows = await selectToFind(db, wanted);
    const nodeIds = [...new Set(rows.flatMap((row) => row.nodeIds))];
    // in both languages: of the city's books, as chapters are
    const [places, inEnglish] = await Promise.all([
      textbooks.nodes(db, nodeIds, 'zh-CN'),
      textbooks.nodes(db, nodeIds, 'en'),
    ]);
    const wordsOf = (id: Id) =>
      [places.get(id), inEnglish.get(id)].flatMap((place) =>
        place ? [...place.path.map(({ name }) => name), place.book.name, place.book.edition] : [],
      );
    return rows.map((row) => entryOf(row, row.nodeIds.flatMap(wordsOf)));
  },
});

const selectToFind = (db: Db, wanted: EntriesWanted) =>
  db.all(sql<Row>`
    select r.id, r.name as title, r.name_en as title_en, array[r.teacher, r.school] as names, r.summary,
      array(select p.node_id from air.placement p where p.resource_id = r.id order by p.position) as node_ids,
      r.poster as cover, g.stage, g.name as grade, s.name as subject, coalesce(u.openings, 0) as uses, r.published_at as shown_from
    from air.resource r
    join core.subject s on s.id = r.subject_id
    join core.grade g on g.id = r.grade_id
    left join air.use u on u.resource_id = r.id
    where ${isPublished} and r.status = ${ready} and ${isWanted('r.id', wanted)}
    order by r.id ${limitOf(wanted)}`);

const entryOf = ({ nodeIds: _nodeIds, ...row }: Row, words: readonly string[]): SearchEntry => ({
  ...row,
  owner: { countyId: null, schoolId: null, personId: null },
  isPublic: true,
  shownUntil: null,
  summaryEn: '',
  more: [...new Set(words)].join(' '),
  address: routes.detail.to({ resourceid: row.id }),
});
