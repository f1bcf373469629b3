import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Type from 'typebox';
import { isAppError } from 'edutech/core/common/errors';
import { idPattern, newId } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { ImportFormat } from '../../model/formats';
import {
  failRun,
  failUnread,
  type ItemRow,
  replaceRead,
  type RunRow,
  selectRun,
  updateRunState,
} from './import.queries';
import type { QuestionReader, ReadContext, ReadItem } from './reader';
import { storable } from './storable';

export const readPaperJob = 'questions.readPaper';

/** Pictures of a paper that never reach the bank expire when nobody has finished it within a school year. */
const keptMilliseconds = 366 * 86_400_000;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
  readonly readers: readonly QuestionReader[];
}

const itemOf = (item: ReadItem, index: number, now: Date): ItemRow => ({
  id: newId(now.getTime()),
  position: index + 1,
  section: item.section,
  number: item.number.slice(0, 40),
  page: item.page,
  body: item.body,
  key: item.key,
  facts: item.facts ?? {},
  confidence: item.confidence,
  fields: item.fields,
  problems: item.problems,
  source: item.source,
  isLeft: false,
  questionId: null,
});

/** Keeps the pictures of a paper as files of whoever imports it. */
function storing({ database, files }: Parts, actor: SystemActor, run: RunRow, folder: string): ReadContext['store'] {
  const owner = { personId: run.ownerPersonId, schoolId: run.schoolId, keptFor: keptMilliseconds };
  let count = 0;
  return async (bytes, name) => {
    count += 1;
    const path = join(folder, `medium-${count}`);
    await writeFile(path, bytes);
    const group = /\.(mp3|wav)$/i.test(name) ? 'audio' : 'photos';
    try {
      return (await database.write(actor, (db) => files.store(db, { path, name }, group, owner))).id;
    } catch (error) {
      // no picture, or a broken one: the reader says so at its place
      if (isAppError(error)) return null;
      throw error;
    }
  };
}

async function fetched(files: Files, file: StoredFile, folder: string): Promise<string> {
  const path = join(folder, `paper.${file.ext}`);
  await pipeline(await files.open(file), createWriteStream(path));
  return path;
}

/** Reads a file that somebody has uploaded, in the background; nothing comes into a bank by it. */
export const readPaper = (parts: Parts): JobDeclaration => ({
  name: readPaperJob,
  payload: Type.Object({ importId: Type.String({ pattern: idPattern }) }),
  leaseSeconds: 300,
  canStop: true,
  run: async (payload, { actor, signal, heartbeat }) => {
    const { importId } = payload as { importId: string };
    const { database, files, clock, readers } = parts;
    const run = await database.read(actor, (db) => selectRun(db, importId));
    if (run.state === 'read' || run.state === 'finished') return;
    const folder = await mkdtemp(join(tmpdir(), 'edutech-paper-'));
    try {
      await database.write(actor, (db) => updateRunState(db, run.id, 'reading', clock.now()));
      const file = await database.read(actor, (db) => files.find(db, run.fileId));
      const format = run.format as ImportFormat;
      const reader = readers.find(({ formats }) => formats.includes(format));
      if (!reader) throw new Error(`Nothing reads questions of the format "${format}".`);
      const path = await fetched(files, file, folder);
      const context: ReadContext = { store: storing(parts, actor, run, folder), progress: heartbeat, signal };
      const { items, ...paper } = storable(await reader.read(path, format, context));
      const now = clock.now();
      const rows = items.map((item, index) => itemOf(item, index, now));
      await database.write(actor, (db) => replaceRead(db, run.id, paper, rows, now));
    } catch (error) {
      // a file of which nothing can be read says why; everything else is tried again
      if (!isAppError(error)) throw error;
      await database.write(actor, (db) => failRun(db, run.id, error, clock.now()));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  gaveUp: async (payload, { actor }) => {
    const { importId } = payload as { importId: string };
    const { database, clock } = parts;
    await database.write(actor, (db) => failUnread(db, importId, 'questions.read.gaveUp', clock.now()));
  },
});
