import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PictureItem } from '../api';

const text = (column: string, language: Language) =>
  language === 'en'
    ? sql`coalesce(nullif(${sql.ref(`${column}_en`)}, ''), ${sql.ref(column)})`
    : sql`${sql.ref(column)}`;

/** Pictures and links by group: those of the nearest site first, the city's last, each site's in its order. */
export const selectPictures = (db: Db, language: Language, siteIds: readonly Id[] = []) =>
  db.all(sql<PictureItem & { type: number }>`
    select id, type, link, file_path, ${text('title', language)} as title, ${text('subtitle', language)} as subtitle
    from portal.picture
    where removed_at is null and (site_id is null or site_id = any(${siteIds}::uuid[]))
    order by type, coalesce(array_position(${siteIds}::uuid[], site_id), 0) desc, position, id`);

export interface SystemNotice {
  id: Id;
  title: string;
  content: string;
  link: string;
}

/** The notice in force that began last. */
export const selectOptionalNotice = (db: Db, language: Language, now: Date) =>
  db.maybe(sql<SystemNotice>`
    select id, ${text('title', language)} as title, ${text('content', language)} as content, link
    from portal.system_notice where starts_at <= ${now} and ends_at > ${now} and removed_at is null
    order by starts_at desc limit 1`);

export interface NewPicture {
  id: Id;
  type: number;
  position: number;
  link: string;
  filePath: string;
  title: string;
  titleEn: string;
  subtitle: string;
  subtitleEn: string;
}

export const insertPictures = (db: Db, pictures: readonly NewPicture[]) =>
  db.run(sql`
    insert into portal.picture (id, type, position, link, file_path, title, title_en, subtitle, subtitle_en)
    values ${sql.join(
      pictures.map(
        (p) =>
          sql`(${p.id}, ${p.type}, ${p.position}, ${p.link}, ${p.filePath}, ${p.title}, ${p.titleEn}, ${p.subtitle}, ${p.subtitleEn})`,
      ),
    )}`);
