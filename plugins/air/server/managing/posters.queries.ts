import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Fills in missing values of a lesson; values set by people stay. */
export const updateMade = (db: Db, id: Id, { poster, seconds }: { poster: string; seconds: number }) =>
  db.run(sql`
    update air.resource set poster = case when poster = '' then ${poster} else poster end,
      seconds = case when seconds = 0 then ${seconds} else seconds end
    where id = ${id}`);

/** Published lessons whose film length is unknown, because the conversion was running at publication; a page by their ids. */
export const selectUnmeasured = (db: Db, after: Id | null, most: number) =>
  db.all(sql<{ id: Id; needsLogin: boolean; fileId: Id; sha256: string; ext: string }>`
    select r.id, r.needs_login, f.id as file_id, f.sha256, f.ext
    from air.resource r join core.file f on f.id = r.file_id
    where r.state = 'published' and r.seconds = 0 and lower(r.ext) in ('mp4', 'mov', 'webm', 'mp3', 'wav', 'm4a')
      and (${after}::uuid is null or r.id > ${after}::uuid)
    order by r.id limit ${most}`);
