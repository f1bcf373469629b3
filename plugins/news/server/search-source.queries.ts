import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isWanted, limitOf } from 'edutech/core/server/search/search.queries';
import type { EntriesWanted, SearchEntry, SearchSource } from 'edutech/core/server/search/search-index';
import { addressOfItem } from '../model/news';
import { textOf } from '../model/articles/text/text';

interface Row {
  id: Id;
  title: string;
  titleEn: string;
  summary: string;
  summaryEn: string;
  body: string;
  cover: string;
  type: number;
  link: string;
  names: string[];
  tags: string[];
  uses: number;
  countyId: Id | null;
  schoolId: Id | null;
  shownFrom: Date;
  shownUntil: Date | null;
}

/** Characters of an article's text by which it is found, beside title and summary. */
const readOfBody = 600;

/** Articles that are or will be out: the clock decides when each is found (published_at, expires_at). */
export const articlesToFind: SearchSource = {
  kind: 'news',
  plugin: 'news',
  title: 'news.search.kind',
  entries: async (db, wanted) => (await selectToFind(db, wanted)).map(entryOf),
};

const selectToFind = (db: Db, wanted: EntriesWanted) =>
  db.all(sql<Row>`
    select a.id, a.title, a.title_en, a.summary, a.summary_en, a.body, a.cover,
      a.kind as type, a.link, array[a.source, a.author] as names, a.tags, coalesce(v.count, 0) as uses,
      a.site_county_id as county_id, a.site_school_id as school_id, a.published_at as shown_from,
      a.expires_at as shown_until
    from news.article a left join news.article_views v on v.article_id = a.id
    where a.state = 'published' and a.removed_at is null and ${isWanted('a.id', wanted)}
    order by a.id ${limitOf(wanted)}`);

function entryOf({ countyId, schoolId, body, tags, type, link, names, ...row }: Row): SearchEntry {
  return {
    ...row,
    owner: { countyId, schoolId, personId: null },
    isPublic: true,
    names: [...new Set(names)].filter((name) => name !== ''),
    more: [...tags, textOf(body).slice(0, readOfBody)].join(' '),
    address: addressOfItem({ id: row.id, type, link }),
    stage: null,
    grade: '',
    subject: '',
  };
}
