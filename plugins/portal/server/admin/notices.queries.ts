import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AdminNotice } from '../../api';

export interface NoticeRow extends Omit<AdminNotice, 'state' | 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is written in a notice. */
export type NoticeText = Omit<AdminNotice, 'id' | 'version' | 'state' | 'updatedBy'>;

const columns = sql`id, version, title, title_en, content, content_en, link,
  starts_at, ends_at, updated_by`;

/** Notices, the ones that end last first. */
export const selectNotices = (db: Db): Promise<NoticeRow[]> =>
  db.all(sql<NoticeRow>`
    select ${columns} from portal.system_notice where removed_at is null order by ends_at desc, id limit 200`);

export const lockOptionalNotice = (db: Db, id: Id): Promise<NoticeRow | undefined> =>
  db.maybe(sql<NoticeRow>`select ${columns} from portal.system_notice where id = ${id} for update`);

export const insertNotice = (db: Db, id: Id, text: NoticeText, by: string) =>
  db.run(sql`
    insert into portal.system_notice (id, title, title_en, content, content_en, link, starts_at, ends_at, updated_by)
    values (${id}, ${text.title}, ${text.titleEn}, ${text.content}, ${text.contentEn}, ${text.link}, ${text.startsAt},
      ${text.endsAt}, ${by})`);

export const updateNotice = (db: Db, { id }: NoticeRow, text: NoticeText, by: string) =>
  db.run(sql`
    update portal.system_notice set title = ${text.title}, title_en = ${text.titleEn}, content = ${text.content},
      content_en = ${text.contentEn}, link = ${text.link}, starts_at = ${text.startsAt}, ends_at = ${text.endsAt},
      updated_by = ${by}, version = version + 1
    where id = ${id}`);

export const updateNoticeRemoved = (db: Db, { id }: NoticeRow, removedAt: Date | null, by: string) =>
  db.run(sql`
    update portal.system_notice set removed_at = ${removedAt}, updated_by = ${by}, version = version + 1
    where id = ${id}`);
