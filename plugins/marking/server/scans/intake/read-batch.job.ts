import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import { type AppError, isAppError } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { Id } from 'edutech/core/common/wire/kinds';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobContext, JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Programs } from 'edutech/core/server/programs/programs';
import type { ExamResults } from 'edutech/plugins/exam/api';
import { ThreadEnded } from 'edutech/plugins/questions/kit/server/threads/thread';
import type { PageCrop } from '../../../model/scans/reading';
import { type Grow, grownPlan } from '../../../model/sheet/grow';
import { growsOf } from '../../crops/cut-again.job';
import { type ScanReading, unreadable } from '../../reading/read-scan';
import { filePage } from '../../scripts/filing';
import { insertPage, lockProject, type PageRow, type Project, selectProject } from '../../scripts/pages.queries';
import type { PlannedSheet, SheetPlans } from '../../scripts/sheet-plans';
import {
  type BatchRow,
  selectBatch,
  selectBatchFiles,
  selectReadPositions,
  selectWaiting,
  updateBatchState,
  updatePages,
} from './batches.queries';
import { brokenFault, noProgram, type OpenedFile, openFile } from './pages-of-file';
import type { ScanReader } from './scan-reader';
import type { ScansBroadcast } from '../scans-broadcast';

export const readBatchJob = 'marking.readBatch';
const Payload = Type.Object({ schoolId: Id, batchId: Id });

export interface ReadingParts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
  readonly plans: SheetPlans;
  readonly programs: Programs;
  readonly reader: ScanReader;
  readonly results: ExamResults<Db>;
  readonly broadcast: Pick<ScansBroadcast, 'send'>;
}

interface Run extends ReadingParts {
  readonly actor: SystemActor;
  readonly signal: AbortSignal;
  readonly heartbeat: JobContext['heartbeat'];
  readonly batch: BatchRow;
  readonly project: Project;
  /** Of this run alone. */
  readonly folder: string;
}

/**
 * Reads the scans of a batch, page by page. A page is one transaction: its pictures, what was read and where it belongs are there
 * together or not at all, so a run that is killed goes on with the first page that is not there.
 */
export const readBatch = (parts: ReadingParts): JobDeclaration => ({
  name: readBatchJob,
  payload: Payload,
  leaseSeconds: 90,
  tries: 5,
  workers: 2,
  run: async (payload, { actor, signal, heartbeat }) => {
    const { schoolId, batchId } = payload as Static<typeof Payload>;
    const { database, clock, broadcast } = parts;
    const batch = await database.read(actor, (db) => selectBatch(db, schoolId, batchId));
    const begins = await database.write(actor, (db) =>
      updateBatchState(db, batch, { from: ['waiting', 'reading'], to: 'reading' }),
    );
    if (!begins) return;
    const project = await database.read(actor, (db) => selectProject(db, schoolId, batch.projectId));
    const folder = await mkdtemp(join(tmpdir(), 'edutech-scans-'));
    const ended = (to: 'read' | 'failed', fault: string | null) =>
      database.write(actor, (db) => updateBatchState(db, batch, { from: ['reading'], to, fault, readAt: clock.now() }));
    try {
      const { isWhole, pages, fault } = await readFiles({ ...parts, actor, signal, heartbeat, batch, project, folder });
      if (isWhole) await ended(pages === 0 ? 'failed' : 'read', fault);
    } catch (error) {
      if (!isScanFault(error)) throw error;
      await ended('failed', error.key);
    } finally {
      broadcast.send(project.projectId);
      await rm(folder, { recursive: true, force: true });
    }
  },
  gaveUp: async (payload, { actor }) => {
    const key = payload as Static<typeof Payload>;
    await parts.database.write(actor, (db) =>
      updateBatchState(
        db,
        { schoolId: key.schoolId, id: key.batchId },
        { from: ['waiting', 'reading'], to: 'failed', fault: 'marking.scans.fault.gaveUp', readAt: parts.clock.now() },
      ),
    );
  },
});

/** Begins with batches that came without a server: those of a folder. */
export const readWaiting = ({
  database,
  jobs,
}: {
  readonly database: Database;
  readonly jobs: Jobs;
}): JobDeclaration => ({
  name: 'marking.readWaiting',
  payload: Type.Object({}),
  schedule: '* * * * *',
  atStart: true,
  run: async (_, { actor }) => {
    await database.write(actor, async (db) => {
      for (const { schoolId, id } of await selectWaiting(db)) {
        await jobs.add(db, readBatchJob, { schoolId, batchId: id }, { once: id });
      }
    });
  },
});

/** A file of which nothing can be read says why; everything else is tried again. */
const isScanFault = (error: unknown): error is AppError =>
  isAppError(error) && error.key.startsWith('marking.scans.fault.');

interface Outcome {
  /** False where somebody has paused it. */
  readonly isWhole: boolean;
  readonly pages: number;
  /** Why a file of it cannot be read. */
  readonly fault: string | null;
}

/** A file that is broken has no pages, and the others are read. */
async function readFiles(run: Run): Promise<Outcome> {
  const { database, actor, batch, files, folder, signal } = run;
  const all = await database.read(actor, (db) => selectBatchFiles(db, batch));
  const stored = await database.read(actor, (db) =>
    files.findMany(
      db,
      all.map(({ fileId }) => fileId),
    ),
  );
  const done = await database.read(actor, (db) => selectReadPositions(db, batch));
  const counted = await Promise.all(all.map(async (file) => ({ ...file, known: stored.get(file.fileId)! })));
  let begin = 0;
  let fault: string | null = null;
  for (const { known, ...file } of counted) {
    const places = Array.from({ length: file.pages ?? 0 }, (_, at) => begin + at);
    if (file.pages !== null && places.every((place) => done.has(place))) {
      begin += file.pages;
      continue;
    }
    const opened = await openFile(run, known, { folder, signal }).catch((error: unknown) => {
      // without the program no PDF is read: the batch waits for it
      if (!isScanFault(error) || error.key === noProgram) throw error;
      fault ??= error.key;
      return broken;
    });
    if (file.pages === null) await database.write(actor, (db) => updatePages(db, batch, file, opened.pages));
    for (let page = 1; page <= opened.pages; page += 1) {
      const position = begin + page - 1;
      if (done.has(position)) continue;
      if (!(await isReading(run))) return { isWhole: false, pages: begin, fault };
      await readOne(run, { picture: await opened.draw(page), position });
      await run.heartbeat(page / opened.pages);
    }
    begin += opened.pages;
  }
  return { isWhole: await isReading(run), pages: begin, fault: begin === 0 ? (fault ?? brokenFault) : fault };
}

/** A file without pages. */
const broken: OpenedFile = { pages: 0, draw: async () => null };

const isReading = async ({ database, actor, batch }: Run): Promise<boolean> =>
  (await database.read(actor, (db) => selectBatch(db, batch.schoolId, batch.id))).state === 'reading';

interface Scan {
  /** Path; null: it cannot be drawn, and a person is asked. */
  readonly picture: string | null;
  readonly position: number;
}

async function readOne(run: Run, scan: Scan): Promise<void> {
  const { database, actor, clock, plans, project, results, folder } = run;
  const sheets = await database.read(actor, (db) => plans.ofPaper(db, project));
  const grows = await database.read(actor, (db) => growsOf(db, project));
  const into = await mkdtemp(join(folder, 'page-'));
  const reading = await readingOf(run, { file: scan.picture, folder: into, sheets, grows });
  await database.write(actor, async (db) => {
    await lockProject(db, project);
    const now = clock.now();
    const page = await pageOf(run, db, reading, scan.position);
    if (await insertPage(db, page, now)) await filePage({ db, project, sheets, results, now }, page);
  });
  await rm(into, { recursive: true, force: true });
  run.broadcast.send(project.projectId);
}

/** A picture on which a thread has broken down is one that a person looks at, and not read again. */
async function readingOf({ reader, signal }: Run, { sheets, grows, file, folder }: Page) {
  if (file === null) return unreadable(folder);
  const isCropped = sheets.some(({ sheet }) => sheet.marking === 'screen');
  const known = sheets.map(({ code, plans }) => ({ code, plans: plans.map((plan) => grownPlan(plan, grows)) }));
  try {
    return await reader.read({ file, folder, sheets: known, isCropped }, signal);
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.why === 'broken') throw error;
    return unreadable(folder);
  }
}

interface Page {
  readonly file: string | null;
  readonly folder: string;
  readonly sheets: readonly PlannedSheet[];
  readonly grows: ReadonlyMap<string, Grow>;
}

/** The page with its pictures, stored in the transaction of the page. */
async function pageOf(
  { batch, files, project }: Run,
  db: Db,
  { picture, crops, code, label, state, readings }: ScanReading,
  position: number,
): Promise<PageRow> {
  const owner = { personId: batch.createdBy, schoolId: batch.schoolId };
  const kept = async (path: string, name: string) => (await files.store(db, { path, name }, 'photos', owner)).id;
  const cut: PageCrop[] = [];
  for (const { path, width, height, itemIds } of crops) {
    cut.push({ fileId: await kept(path, `${position + 1}-${cut.length + 1}.webp`), width, height, itemIds });
  }
  return {
    schoolId: batch.schoolId,
    projectId: project.projectId,
    id: newId(),
    batchId: batch.id,
    position,
    state: 'waiting',
    fileId: await kept(picture.path, `${position + 1}.webp`),
    width: picture.width,
    height: picture.height,
    sheet: state === 'unfound' ? null : code!.sheet,
    number: state === 'found' ? code!.page : null,
    label,
    readings,
    decided: {},
    crops: cut,
    scriptId: null,
  };
}
