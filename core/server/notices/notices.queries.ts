import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';

export interface NoticeRow {
  id: Id;
  title: string;
  title_en: string;
  content: string;
  content_en: string;
  link: string;
}

/** The newest notice that is in force. */
export const selectOptionalNotice = (db: Db, now: Date) =>
  db.maybe<NoticeRow>(sql`
    select id, title, title_en, content, content_en, link from core.notice
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by starts_at desc limit 1`);

export const insertNotice = (db: Db, notice: NoticeRow & { starts_at: Date; ends_at: Date | null }) =>
  db.run(sql`
    insert into core.notice (id, title, title_en, content, content_en, link, starts_at, ends_at)
    values (${notice.id}, ${notice.title}, ${notice.title_en}, ${notice.content}, ${notice.content_en}, ${notice.link},
      ${notice.starts_at}, ${notice.ends_at})`);
