import type { Id } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import { type Answer, filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Sheet } from '../../api/marks';

export interface MediaParts {
  readonly database: Database;
  readonly files: Files;
}

/** What a person marks is read for them: the files belong to students, whom markers do not know. */
const system = asSystem('answers and questions that the caller marks');

interface SheetRow {
  readonly code: string;
  readonly content: unknown;
  readonly pictures: readonly { readonly fileId: Id; readonly width: number; readonly height: number }[];
}

/** Addresses of files for one session, by file. */
export async function addressesOf(
  { database, files }: MediaParts,
  { sessionId }: SignedIn,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, string>> {
  if (ids.length === 0) return new Map();
  const found = await database.read(system, (db) => files.findMany(db, [...new Set(ids)]));
  return new Map([...found.values()].map((file) => [file.id, files.ticketAddress(file, 'view', sessionId)]));
}

/** Rows with the addresses of their pictures and files. */
export async function withMedia<Row extends SheetRow>(
  parts: MediaParts,
  actor: SignedIn,
  rows: readonly Row[],
): Promise<(Omit<Row, keyof SheetRow> & Sheet)[]> {
  const filesOf = ({ content }: SheetRow) => (content ? filesOfAnswer(content as Answer) : []);
  const ids = rows.flatMap((row) => [...row.pictures.map(({ fileId }) => fileId), ...filesOf(row)]);
  const addresses = await addressesOf(parts, actor, ids);
  return rows.map((row) => ({
    ...row,
    content: (row.content as Answer | null) ?? null,
    pictures: row.pictures.map((picture) => ({ ...picture, address: addresses.get(picture.fileId) ?? '' })),
    media: filesOf(row).map((fileId) => ({ fileId, address: addresses.get(fileId) ?? '' })),
  }));
}
