import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isWanted, limitOf } from 'edutech/core/server/search/search.queries';
import type { EntriesWanted, SearchEntry, SearchSource } from 'edutech/core/server/search/search-index';
import { ready } from '../model/status';

interface Row {
  id: Id;
  title: string;
  titleEn: string;
  names: string[];
  summary: string;
  chapters: string[];
  cover: string;
  stage: Stage;
  grade: string;
  subject: string;
  uses: number;
  shownFrom: Date;
}

/** Lessons and their files that can be opened: also what wants a signed-in reader is found, as it is listed, by everybody. */
export const lessonsToFind: SearchSource = {
  kind: 'lesson',
  plugin: 'air',
  title: 'air.search.kind',
  entries: async (db, wanted) => (await selectToFind(db, wanted)).map(entryOf),
};

const selectToFind = (db: Db, wanted: EntriesWanted) =>
  db.all(sql<Row>`
    select r.id, r.name as title, r.name_en as "titleEn", array[r.teacher, r.school] as names, r.summary,
      array(select n.name from air.node n where n.book_id = r.book_id and r.node_code like n.code || '%' order by n.code)
        || array[b.name, b.name_en] as chapters,
      r.poster as cover, b.stage, b.grade, b.subject, coalesce(u.openings, 0) as uses, r.published_at as "shownFrom"
    from air.resource r
    join air.book b on b.id = r.book_id
    left join air.use u on u.resource_id = r.id
    where r.status = ${ready} and ${isWanted('r.id', wanted)}
    order by r.id ${limitOf(wanted)}`);

const entryOf = ({ chapters, ...row }: Row): SearchEntry => ({
  ...row,
  owner: { countyId: null, schoolId: null, personId: null },
  isPublic: true,
  shownUntil: null,
  summaryEn: '',
  more: chapters.join(' '),
  address: `/air/air_detail?resourceid=${row.id}`,
});
