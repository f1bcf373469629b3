import { AppError, conflict, forbidden, invalid, wireCodes } from '../../common/errors';
import { fileGroups, isInGroup } from '../../common/files/file-groups';
import { maxStudentUploadBytes, studentUploadGroups, type UploadGroup, uploadsPath } from '../../common/files/uploads';
import { type Id, newId } from '../../common/ids';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';
import type { Jobs } from '../jobs/jobs';
import { fileName } from '../files/file-name';
import { joined } from './spool/pieces';
import { takeUploadJob } from './upload-jobs';
import {
  countOpenUploads,
  insertUpload,
  joinParts,
  lockParts,
  lockRoom,
  selectOptionalJoined,
  type UploadRow,
} from './uploads.queries';

/** Uploads that one person may have open at once; a client sends a folder file by file. */
const mostOpen = 200;
/** Parts that one upload may be joined from. */
const mostParts = 100;

/** Bytes that somebody keeps, and may keep in all. */
export interface Room {
  readonly used: number;
  readonly most: number;
}

export interface Limits {
  /** Largest upload. */
  readonly bytes: number;
  /** Milliseconds for which one is kept after its last byte. */
  readonly keptFor: number;
  /** What a person and his school have, with all that is on its way, and what each may have. */
  room(personId: Id, schoolId: Id | null): Promise<{ readonly person: Room; readonly school: Room }>;
}

export interface Announced {
  readonly name: string;
  readonly group: UploadGroup;
  readonly mark: string;
}

/**
 * Checks an announced file before a byte is sent, and reserves space for it. Announcements that share a quota (of a
 * school, of a person without one) run one after the other, so that two at once do not both take the remaining space.
 */
export async function announce(
  db: Db,
  actor: SignedIn,
  { bytes, isPart = false, ...file }: Announced & { readonly bytes: number; readonly isPart?: boolean },
  limits: Limits,
  now: Date,
): Promise<UploadRow> {
  if (bytes === 0) throw invalid('core.uploads.empty', { name: file.name });
  refuseTooLarge(bytes, limitsOf(actor, file.group, limits));
  await lockRoom(db, actor.schoolId ?? actor.personId);
  await refuseOverQuota(actor, bytes, limits);
  if ((await countOpenUploads(db, actor.personId)) >= mostOpen)
    throw conflict('core.uploads.tooMany', { most: mostOpen });
  return insertUpload(db, rowOf(actor, { ...file, bytes, concat: isPart ? 'partial' : null }, limits, now));
}

/**
 * Joins parts that were sent side by side into one upload (`Upload-Concat: final`), which is taken at once. The same parts
 * once more, by a client that missed the answer, are the same upload.
 */
export async function joinUploads(
  db: Db,
  jobs: Jobs,
  actor: SignedIn,
  { ids, ...file }: Announced & { readonly ids: readonly Id[] },
  limits: Limits,
  now: Date,
): Promise<UploadRow> {
  if (ids.length === 0 || ids.length > mostParts || new Set(ids).size < ids.length)
    throw new AppError('core.uploads.wrongParts');
  const concat = `final;${ids.map((id) => `${uploadsPath}/${id}`).join(' ')}`;
  const known = await selectOptionalJoined(db, actor.personId, concat);
  if (known) return known;
  const found = new Map((await lockParts(db, ids, actor.personId)).map((part) => [part.id, part]));
  const parts = ids.map((id) => {
    const part = found.get(id);
    // somebody else's part, one that is no part and one that is not there are one answer
    if (!part) throw new AppError('core.uploads.notFound', wireCodes.notFound);
    if (part.joinedIn || part.received < part.bytes || part.writtenBy) throw forbidden('core.uploads.wrongParts');
    return part;
  });
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  refuseTooLarge(bytes, limitsOf(actor, file.group, limits));
  const upload = await insertUpload(db, rowOf(actor, { ...file, bytes, concat }, limits, now));
  await joinParts(db, upload.id, joined(parts), ids);
  await jobs.add(db, takeUploadJob, { uploadId: upload.id }, { once: upload.id });
  return { ...upload, received: bytes, state: 'taking' };
}

function rowOf(
  actor: SignedIn,
  { name, group, mark, bytes, concat }: Announced & { readonly bytes: number; readonly concat: string | null },
  { keptFor }: Limits,
  now: Date,
) {
  const stored = fileName(name);
  // a part is named by what it is joined in
  if (concat !== 'partial' && !isInGroup(stored, group))
    throw new AppError('core.files.wrongType', wireCodes.invalid, { allowed: fileGroups[group].join(', ') });
  return {
    id: newId(now.getTime()),
    schoolId: actor.schoolId,
    personId: actor.personId,
    group,
    name: stored,
    mark,
    bytes,
    concat,
    startedAt: now,
    expiresAt: new Date(now.getTime() + keptFor),
  };
}

const gigabyte = 1_073_741_824;
const inGigabytes = (bytes: number) => Math.round((bytes / gigabyte) * 10) / 10;

/**
 * Refuses what does not fit beside what the person and the school have. Equal contents lie in the store once and count for
 * each who keeps one: nobody's room depends on what others have.
 */
async function refuseOverQuota({ personId, schoolId }: SignedIn, bytes: number, limits: Limits): Promise<void> {
  const { person, school } = await limits.room(personId, schoolId);
  for (const [{ used, most }, key] of [
    [person, 'core.files.quota'],
    [school, 'core.files.schoolQuota'],
  ] as const)
    if (used + bytes > most)
      throw new AppError(key, wireCodes.tooLarge, { used: inGigabytes(used), most: inGigabytes(most) });
}

/** A student may upload only files of answers, and smaller ones: 403 `core.uploads.notForStudents` for anything else. */
function limitsOf(actor: SignedIn, group: UploadGroup, limits: Limits): Limits {
  if (actor.category !== 'student') return limits;
  if (!studentUploadGroups.includes(group)) throw forbidden('core.uploads.notForStudents');
  return { ...limits, bytes: Math.min(limits.bytes, maxStudentUploadBytes) };
}

function refuseTooLarge(bytes: number, { bytes: most }: Limits): void {
  if (bytes > most)
    throw new AppError('core.files.tooLarge', wireCodes.tooLarge, { megabytes: Math.floor(most / 1_048_576) });
}
