import { type Id, newId } from 'edutech/core/common/ids';
import { AppError, conflict } from 'edutech/core/common/errors';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { connectionAdvice } from '../../kit/server/trial';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { differenceOf, type SourceDifference, waitReason } from '../../model/one-roster/difference';
import { sourcedFields, sourcedRows } from '../../model/one-roster/sourced-rows';
import { isOfPeople, type RosterKind, rosterKinds } from '../../model/rosters/read/fields';
import { failUnchecked, insertImport, updateRead } from '../rosters/queries/imports.queries';
import { insertRows } from '../rosters/queries/rows.queries';
import { checkImport } from '../rosters/work/check-import';
import type { SourceParts } from './parts';
import { readSource } from './source/read-source';
import { SourceRefusal } from './source/rest-client';
import {
  dropWaiting,
  insertRun,
  linkImport,
  type RunRow,
  selectImportsOf,
  selectRun,
  selectRunAtWork,
  updateRunFailed,
  updateRunRead,
} from './runs.queries';
import { lockSource, selectSource, selectTaken, type SourceRow } from './source/source.queries';
import { takeRun } from './take';

interface KindDifference extends SourceDifference {
  readonly kind: RosterKind;
}

/**
 * Reads the source and has what is different checked as imports. The first run waits for somebody to look at it, and so
 * does one in which too many would leave; others are written at once.
 */
export async function pullRun(parts: SourceParts, id: Id, context: JobContext): Promise<void> {
  const { database } = parts;
  const { run, source } = await database.read(context.actor, async (db) => ({
    run: await selectRun(db, id),
    source: await selectSource(db),
  }));
  if (run.state === 'taking') return takeRun(parts, id, context);
  if (run.state === 'failed') return pullAgain(parts, run, context);
  if (run.state !== 'reading') return;
  try {
    if (!source) throw new AppError('organisation.source.error.none', 422);
    const isWaiting = await readRun(parts, source, run, context);
    if (!isWaiting) await takeRun(parts, id, context);
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    await database.write(context.actor, (db) => failRun(parts, db, id, fault));
  }
}

/** What has failed and is asked for again, by an administrator of jobs, is read by a run of its own. */
async function pullAgain(
  { clock, database, jobs }: SourceParts,
  { isFull }: RunRow,
  context: JobContext,
): Promise<void> {
  await database.write(context.actor, async (db) => {
    if (!(await lockSource(db))) throw new AppError('organisation.source.error.none', 422);
    if (await selectRunAtWork(db)) throw conflict('organisation.source.error.atWork');
    const id = await beginRun(db, clock.now(), { isFull, askedById: null });
    await jobs.add(db, 'organisation.pullSource', { id }, { once: id });
  });
}

/** Ends a run. An import that is being written is continued by itself: what it has written can be undone in the end. */
export async function failRun({ clock, jobs }: SourceParts, db: Db, id: Id, fault: Fault): Promise<void> {
  await updateRunFailed(db, id, fault.key, fault.detail, clock.now());
  for (const { id: importId, state } of await selectImportsOf(db, [id])) {
    if (state === 'applying') await jobs.add(db, 'organisation.applyRoster', { id: importId }, { once: importId });
    else await failUnchecked(db, importId, fault.key);
  }
}

interface Fault {
  readonly key: string;
  readonly detail: string;
}

/** What the run is told that could not be read; null: try again. */
function faultOf(error: unknown): Fault | null {
  if (error instanceof AppError) return { key: error.key, detail: '' };
  if (error instanceof SourceRefusal) return { key: `organisation.source.fault.${error.kind}`, detail: error.response };
  const advice = connectionAdvice(error);
  if (!advice && !(error instanceof RangeError)) return null;
  return { key: `organisation.source.fault.${advice || 'answer'}`, detail: (error as Error).message };
}

/** Answers whether it waits for somebody. */
async function readRun(
  parts: SourceParts,
  source: SourceRow,
  { id, isFull }: { readonly id: Id; readonly isFull: boolean },
  context: JobContext,
): Promise<boolean> {
  const { database, clock } = parts;
  const files = await readSource(parts, source, isFull, context);
  const differences: KindDifference[] = [];
  for (const kind of rosterKinds) {
    const taken = await database.read(context.actor, (db) => selectTaken(db, kind));
    differences.push({ kind, ...differenceOf(kind, sourcedRows(files, kind), taken, isFull) });
  }
  await context.heartbeat(0.6);
  const why = waitReason(differences, source);
  const imports = await database.write(context.actor, async (db) => {
    await dropWaiting(db, clock.now());
    const before = await selectImportsOf(db, [id]);
    return before.length > 0 ? before.map((one) => one.id) : writeImports(db, source, id, differences, clock.now());
  });
  for (const importId of imports) await checkImport(parts, importId, context);
  const [leaving, known] = [sum(differences, (one) => one.leaving.length), sum(differences, knownOf)];
  const isWaiting = why !== '' && imports.length > 0;
  await database.write(context.actor, (db) =>
    updateRunRead(db, id, { state: isWaiting ? 'waiting' : 'taking', why: isWaiting ? why : '', leaving, known }, null),
  );
  return isWaiting;
}

const knownOf = ({ kind, known }: KindDifference) => (isOfPeople(kind) ? known : 0);
const sum = (differences: readonly KindDifference[], of: (one: KindDifference) => number) =>
  differences.reduce((total, one) => total + of(one), 0);

/** An import for each kind of which something is different; their rows end with the id of the record. */
async function writeImports(
  db: Db,
  source: SourceRow,
  runId: Id,
  differences: readonly KindDifference[],
  now: Date,
): Promise<Id[]> {
  const ids: Id[] = [];
  const termId = await currentTermId(db, now);
  for (const { kind, changed, leaving } of differences) {
    const rows = [...changed, ...leaving];
    if (rows.length === 0) continue;
    const id = newId(now.getTime());
    await insertImport(db, {
      id,
      ofSchoolId: null,
      ofCountyId: null,
      kind,
      fileName: 'OneRoster',
      termId,
      madeById: source.changedById,
      madeAt: now,
      withheldPosts: source.withheldPosts,
      rights: source.rights,
      content: Buffer.alloc(0),
    });
    await updateRead(db, id, [...sourcedFields[kind], 'sourcedId'], [...sourcedFields[kind], null]);
    await insertRows(
      db,
      id,
      rows.map(({ sourcedId, cells }, at) => ({ line: at + 1, cells: [...cells, sourcedId] })),
    );
    await linkImport(db, id, runId);
    ids.push(id);
  }
  return ids;
}

/** A run that begins; the table refuses a second one at work. */
export async function beginRun(
  db: Db,
  now: Date,
  { isFull, askedById }: { readonly isFull: boolean; readonly askedById: Id | null },
): Promise<Id> {
  const id = newId(now.getTime());
  await insertRun(db, { id, isFull, askedById, beganAt: now });
  return id;
}
