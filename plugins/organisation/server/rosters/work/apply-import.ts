import type { Id } from 'edutech/core/common/ids';
import { mergedDelta, peopleAndHeadsOf } from '../../../model/rosters/roster-delta';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { personChanged } from 'edutech/core/server/session/sessions';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { firstLines } from '../../../model/rosters/check/keys';
import { isOfPeople } from '../../../model/rosters/read/fields';
import type { Problem } from '../../../model/rosters/check/problems';
import type { FileRow, Verdict } from '../../../model/rosters/check/row';
import { cellOf } from '../../../model/rosters/read/mapping';
import { checkForTerm, keptOf, usercodesOf, verdictsOf } from './check-import';
import {
  type ImportRow,
  lockImport,
  selectCounts,
  selectImport,
  updateApplied,
  updateProgress,
  updateState,
} from '../queries/imports.queries';
import type { RosterParts } from '../parts';
import { isRefusal } from './refusal';
import { applyingStopped, hasStopped } from './stopped';
import {
  clearColumn,
  countEffects,
  countWaiting,
  insertEffects,
  selectWaiting,
  updateDone,
  updateVerdicts,
} from '../queries/rows.queries';

const rowsPerStep = 1000;

/** What a row is told that the tables refuse. */
const refusals: Readonly<Record<ImportRow['kind'], Pick<Problem, 'kind' | 'field'>>> = {
  schools: { kind: 'justChanged', field: 'schoolCode' },
  classes: { kind: 'justChanged', field: 'classNumber' },
  students: { kind: 'numberTwice', field: 'number' },
  staff: { kind: 'numberTwice', field: 'number' },
};

/**
 * Writes the valid rows of an import, a thousand per transaction. Each step reads the tables again, and records in the
 * same transaction what it wrote: a killed process continues there, and nothing is written twice. All rows are written
 * for the term of the first. If another term begins meanwhile, they are continued into it with their schools
 * (Rosters.write).
 */
export async function applyImport(parts: RosterParts, id: Id, context: JobContext): Promise<void> {
  const { database, clock } = parts;
  const { roster, waiting } = await database.write(context.actor, async (db) => ({
    roster: await begunImport(parts, db, id),
    waiting: await countWaiting(db, id),
  }));
  if (roster.state !== 'applying') return;
  let left = waiting;
  for (let after = 0; left > 0; ) {
    const step = await applyStep(parts, roster, context, { after, limit: rowsPerStep });
    if (!step) break;
    after = step.line;
    left -= step.count;
    await database.write(context.actor, (db) => updateProgress(db, id, 1 - left / waiting));
    await context.heartbeat(1 - left / waiting);
  }
  await database.write(context.actor, async (db) => {
    const identity = roster.mapping.indexOf('identity');
    // the number has said what it had to say
    if (identity >= 0) await clearColumn(db, id, identity);
    await updateApplied(db, id, clock.now());
    await recordWritten(parts, db, context.actor, roster);
  });
}

/** People may do other things by now, and the log says what was written. */
export async function recordWritten(
  { audit, events }: RosterParts,
  db: Db,
  actor: JobContext['actor'],
  { id, ofSchoolId, kind, fileName, madeBy }: ImportRow,
): Promise<void> {
  const counts = (await selectCounts(db, [id])).get(id);
  await audit.record(db, actor, {
    act: 'roster.import',
    objectKind: 'rosterImport',
    objectId: id,
    schoolId: ofSchoolId,
    facts: { kind, file: fileName, by: madeBy, written: counts?.written ?? 0 },
  });
  await events.emit(db, { name: personChanged, payload: { personId: null } });
}

/** The import, locked; sent back to be checked, when another term has begun before its first row was written. */
async function begunImport({ clock, jobs }: RosterParts, db: Db, id: Id): Promise<ImportRow> {
  const found = await lockImport(db, id);
  if (hasStopped(found, applyingStopped)) await updateState(db, id, 'applying');
  const roster = await selectImport(db, id);
  if (roster.state !== 'applying' || (await countEffects(db, id)) > 0) return roster;
  const termId = await currentTermId(db, clock.now());
  if (roster.termId !== termId) await checkForTerm(jobs, db, id, termId);
  return selectImport(db, id);
}

/**
 * Some rows in one transaction. If the tables refuse one of them, the step is retried in halves, so that only that row
 * is marked as wrong. Returns the last line and the number of finished rows.
 */
async function applyStep(
  parts: RosterParts,
  roster: ImportRow,
  context: JobContext,
  range: { after: number; limit: number },
): Promise<{ line: number; count: number } | null> {
  try {
    return await parts.database.write(context.actor, async (db) => {
      const rows = await selectWaiting(db, roster.id, range);
      if (rows.length === 0) return null;
      await writeRows(parts, db, roster, rows);
      return { line: rows.at(-1)!.line, count: rows.length };
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { after, limit } = range;
    if (limit > 1) return applyStep(parts, roster, context, { after, limit: Math.ceil(limit / 10) });
    return parts.database.write(context.actor, (db) => markWrong(db, roster, after));
  }
}

async function writeRows(parts: RosterParts, db: Db, roster: ImportRow, rows: readonly FileRow[]): Promise<void> {
  const now = parts.clock.now();
  const check = () => verdictsOf(parts, db, roster, rows, firstLines(roster.kind, roster.mapping, rows), now);
  await parts.rosters.hold(
    db,
    isOfPeople(roster.kind) ? { usercodes: usercodesOf(roster, rows) } : headsOf(await check()),
  );
  const verdicts = await check();
  const written = verdicts.flatMap(({ row, verdict: { delta, schoolId } }) =>
    delta && schoolId ? [{ line: row.line, schoolId, delta }] : [],
  );
  await parts.rosters.write(db, mergedDelta(written.map(({ delta }) => delta)), now);
  await insertEffects(db, roster.id, written);
  // what was checked before and is written now stays as it was said to be
  const others = verdicts.filter(({ verdict }) => !verdict.delta || !verdict.schoolId);
  const kept = others.map(({ row, verdict }) => keptOf(roster, row, verdict));
  await updateVerdicts(db, roster.id, kept);
  await updateDone(
    db,
    roster.id,
    written.map(({ line }) => line),
    'written',
  );
}

/** Who heads a class before or after rows of classes are written. */
const headsOf = (verdicts: readonly { readonly verdict: Verdict }[]) => ({
  personIds: peopleAndHeadsOf(mergedDelta(verdicts.flatMap(({ verdict }) => verdict.delta ?? []))),
});

/** A row that passes the checks but is refused by the tables: its number or name was just taken. */
async function markWrong(db: Db, roster: ImportRow, after: number): Promise<{ line: number; count: number } | null> {
  const [row] = await selectWaiting(db, roster.id, { after, limit: 1 });
  if (!row) return null;
  const { kind, field } = refusals[roster.kind];
  const problems = [{ kind, field, value: cellOf(roster.mapping, row.cells, field), hint: '' }];
  await updateVerdicts(db, roster.id, [
    { line: row.line, state: 'wrong', problems, changes: [], number: null, username: null },
  ]);
  return { line: row.line, count: 1 };
}
