import type { ErrorParams } from '../../common/errors';
import type { UploadGroup } from '../../common/files/uploads';
import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { Challenge } from './possession';
import type { PieceStart } from './spool/pieces';

/** One upload on its way. */
export interface UploadRow {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly group: UploadGroup;
  readonly name: string;
  readonly mark: string;
  readonly bytes: number;
  readonly received: number;
  readonly state: 'open' | 'taking' | 'ready' | 'refused';
  readonly pieces: readonly PieceStart[];
  readonly writtenBy: Id | null;
  readonly isTailWhole: boolean;
  readonly concat: string | null;
  readonly joinedIn: Id | null;
  readonly fileId: Id | null;
  readonly faultKey: string | null;
  readonly faultParams: ErrorParams | null;
  readonly claimedSha256: string | null;
  readonly challenge: Challenge | null;
  readonly claims: number;
  readonly isProven: boolean;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

export type NewUpload = Pick<
  UploadRow,
  'id' | 'schoolId' | 'personId' | 'group' | 'name' | 'mark' | 'bytes' | 'concat' | 'startedAt' | 'expiresAt'
>;

const missing = 'core.uploads.notFound';

const columns = sql`id, school_id, person_id, file_group as "group", name, mark, bytes, received,
  state, pieces, written_by, is_tail_whole, concat, joined_in,
  file_id, fault_key, fault_params, claimed_sha256, challenge,
  claims, is_proven, started_at,
  expires_at`;

export const insertUpload = (db: Db, upload: NewUpload) =>
  db.one<UploadRow>(sql`
    insert into core.upload (id, school_id, person_id, file_group, name, mark, bytes, concat, started_at, expires_at)
    values (${upload.id}, ${upload.schoolId}, ${upload.personId}, ${upload.group}, ${upload.name}, ${upload.mark},
      ${upload.bytes}, ${upload.concat}, ${upload.startedAt}, ${upload.expiresAt})
    returning ${columns}`);

/** The person’s own; other people find none. */
export const selectUpload = (db: Db, id: Id, personId: Id) =>
  db.one<UploadRow>(sql`select ${columns} from core.upload where id = ${id} and person_id = ${personId}`, missing);

/** The same, held until COMMIT: nobody else changes it meanwhile. */
export const lockUpload = (db: Db, id: Id, personId: Id) =>
  db.one<UploadRow>(
    sql`select ${columns} from core.upload where id = ${id} and person_id = ${personId} for update`,
    missing,
  );

export const selectOptionalUpload = (db: Db, id: Id) =>
  db.maybe<UploadRow>(sql`select ${columns} from core.upload where id = ${id}`);

/**
 * What the person has begun and not finished, and what became a file that nothing keeps yet; parts of parallel uploads are
 * their client’s own matter.
 */
export const selectWaitingUploads = (db: Db, personId: Id, most: number) =>
  db.all<UploadRow>(sql`
    select ${columns} from core.upload
    where person_id = ${personId} and concat is distinct from 'partial'
      and (state in ('open', 'taking')
        or state = 'ready' and file_id in (
          select id from core.file where owner_person_id = ${personId} and expires_at is not null))
    order by started_at desc limit ${most}`);

export const countOpenUploads = async (db: Db, personId: Id): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from core.upload where person_id = ${personId} and state = 'open' and joined_in is null`)
  ).count;

/** Lets only one at a time announce files for a room, until COMMIT. */
export const lockRoom = (db: Db, owner: Id) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('core.upload'), hashtext(${owner}))`);

/** Makes a request the writer, whoever was it before. */
export const updateWriter = (db: Db, id: Id, writer: Id, pieces: readonly PieceStart[]) =>
  db.run(sql`
    update core.upload set written_by = ${writer}, is_tail_whole = false, pieces = ${JSON.stringify(pieces)}::jsonb
    where id = ${id}`);

/** Notes what the disk has by now; 0 when somebody else writes by now. */
export const updateReceived = (db: Db, id: Id, writer: Id, received: number, expiresAt: Date) =>
  db.run(sql`
    update core.upload set received = ${received}, expires_at = ${expiresAt}
    where id = ${id} and written_by = ${writer} and state = 'open'`);

/** Ends a writer’s charge in good order; undefined when it was taken away before. */
export const endWriter = (db: Db, id: Id, writer: Id, received: number, expiresAt: Date) =>
  db.maybe<UploadRow>(sql`
    update core.upload set received = ${received}, written_by = null, is_tail_whole = true, expires_at = ${expiresAt},
      state = case when ${received} = bytes and concat is distinct from 'partial' then 'taking' else state end
    where id = ${id} and written_by = ${writer} and state = 'open'
    returning ${columns}`);

/** Removes the writer, so that what was read stays true. */
export const dismissWriter = (db: Db, id: Id) =>
  db.run(sql`update core.upload set written_by = null where id = ${id} and written_by is not null`);

export const deleteUpload = (db: Db, id: Id) => db.run(sql`delete from core.upload where id = ${id}`);

/** The upload that was joined from these very parts before: a client that missed the answer asks again. */
export const selectOptionalJoined = (db: Db, personId: Id, concat: string) =>
  db.maybe<UploadRow>(sql`
    select ${columns} from core.upload where person_id = ${personId} and concat = ${concat} order by id desc limit 1`);

/** The person’s finished parts among these, held until COMMIT. */
export const lockParts = (db: Db, ids: readonly Id[], personId: Id) =>
  db.all<UploadRow>(sql`
    select ${columns} from core.upload
    where id = any(${ids}::uuid[]) and person_id = ${personId} and concat = 'partial' and state = 'open'
    order by id for update`);

/** Gives the pieces of parts to the upload that they were joined in. */
export async function joinParts(db: Db, id: Id, pieces: readonly PieceStart[], parts: readonly Id[]): Promise<void> {
  await db.run(sql`
    update core.upload set received = bytes, state = 'taking', pieces = ${JSON.stringify(pieces)}::jsonb where id = ${id}`);
  await db.run(sql`update core.upload set joined_in = ${id}, pieces = '[]' where id = any(${parts}::uuid[])`);
}

/** 0 when it was given up meanwhile. */
export const updateReady = (db: Db, id: Id, fileId: Id) =>
  db.run(sql`
    update core.upload set state = 'ready', file_id = ${fileId}, pieces = '[]' where id = ${id} and state = 'taking'`);

export const updateRefused = (db: Db, id: Id, fault: { key: string; params: ErrorParams }) =>
  db.run(sql`
    update core.upload set state = 'refused', pieces = '[]', fault_key = ${fault.key},
      fault_params = ${JSON.stringify(fault.params)}::jsonb
    where id = ${id} and state = 'taking'`);

/** Removes some of those whose time is over; answers their pieces. */
export async function deleteExpiredUploads(db: Db, now: Date, most: number): Promise<(readonly PieceStart[])[]> {
  const gone = await db.all<{ pieces: readonly PieceStart[] }>(sql`
    delete from core.upload
    where id in (select id from core.upload where expires_at <= ${now} order by expires_at limit ${most})
    returning pieces`);
  return gone.map(({ pieces }) => pieces);
}

/** Ids of all pieces that an upload names. */
export const selectNamedPieces = async (db: Db): Promise<Set<Id>> =>
  new Set(
    (
      await db.all<{ id: Id }>(sql`
        select piece ->> 'id' as id from core.upload, jsonb_array_elements(pieces) piece`)
    ).map(({ id }) => id),
  );

export const updateChallenge = (db: Db, id: Id, sha256: string, challenge: Challenge) =>
  db.run(sql`
    update core.upload set claimed_sha256 = ${sha256}, challenge = ${JSON.stringify(challenge)}::jsonb, claims = claims + 1
    where id = ${id}`);

/** Uses a challenge up; when it was answered rightly the upload needs no more bytes. 0: it is not the one any more. */
export const updateProven = (db: Db, id: Id, nonce: string, isRight: boolean) =>
  db.run(sql`
    update core.upload set challenge = null, is_proven = ${isRight},
      state = case when ${isRight} then 'taking' else state end,
      written_by = case when ${isRight} then null else written_by end
    where id = ${id} and state = 'open' and challenge ->> 'nonce' = ${nonce}`);

/** Continues as if nothing had been claimed: the content was deleted meanwhile. */
export const updateReopened = (db: Db, id: Id) =>
  db.run(sql`update core.upload set state = 'open', is_proven = false where id = ${id} and state = 'taking'`);

/** The content of this hash and size, where some file has it; else any other one. */
export const selectContentToRead = (db: Db, sha256: string, bytes: number) =>
  db.maybe<{ sha256: string; bytes: number }>(sql`
    (select sha256, bytes from core.file where sha256 = ${sha256} and bytes = ${bytes} limit 1)
    union all (select sha256, bytes from core.file where sha256 <> ${sha256} order by id desc limit 1)
    limit 1`);

/**
 * What a person and a school have: their files, and what they have announced and not finished. As the system: a school's
 * files are more than one person sees.
 */
export const selectStorageUse = (db: Db, personId: Id, schoolId: Id | null) =>
  db.one<{ person: number; school: number; personLimit: number | null; schoolLimit: number | null }>(sql`
    select
      coalesce((select sum(bytes) from core.file where owner_person_id = ${personId}), 0)
        + coalesce((select sum(bytes) from core.upload
            where person_id = ${personId} and state in ('open', 'taking') and joined_in is null), 0) as person,
      coalesce((select sum(bytes) from core.file where school_id = ${schoolId}), 0)
        + coalesce((select sum(bytes) from core.upload
            where school_id = ${schoolId} and state in ('open', 'taking') and joined_in is null), 0) as school,
      (select bytes from core.storage_quota where person_id = ${personId}) as person_limit,
      (select bytes from core.storage_quota where school_id = ${schoolId}) as school_limit`);
