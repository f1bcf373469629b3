import type { Id } from 'edutech/core/common/ids';
import type { KnownPerson, RosterContext } from '../../../model/rosters/roster-context';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { checkRow } from '../../../model/rosters/check/check';
import { firstLines, keysOf, type FirstLines } from '../../../model/rosters/check/keys';
import { type CheckContext, createCheckContext } from '../../../model/rosters/check/check-context';
import type { FileRow, Verdict } from '../../../model/rosters/check/row';
import { isOfPeople } from '../../../model/rosters/read/fields';
import { cellOf, type Mapping } from '../../../model/rosters/read/mapping';
import { readClass } from '../../../model/rosters/read/places';
import { type ImportRow, selectImport, updateProgress, updateState, updateTerm } from '../queries/imports.queries';
import type { RosterParts } from '../parts';
import { type CheckParts, placeVerdicts } from './check-places';
import { type KeptVerdict, selectFileRows, updateVerdicts } from '../queries/rows.queries';

/** Checked at once: other calls wait for so many rows, and for no more. */
const rowsPerStep = 2000;

/** Checks all rows of an import. Steps are written one by one, so a killed process loses nothing that is not done again. */
export async function checkImport(parts: RosterParts, id: Id, context: JobContext): Promise<void> {
  const { database, clock } = parts;
  const { roster, rows } = await database.read(context.actor, async (db) => ({
    roster: await selectImport(db, id),
    rows: await selectFileRows(db, id),
  }));
  if (roster.state !== 'checking') return;
  const first = firstLines(roster.kind, roster.mapping, rows);
  for (let start = 0; start < rows.length; start += rowsPerStep) {
    const step = rows.slice(start, start + rowsPerStep);
    await database.write(context.actor, async (db) => {
      const verdicts = await verdictsOf(parts, db, roster, step, first, clock.now());
      await updateVerdicts(
        db,
        id,
        verdicts.map(({ row, verdict }) => keptOf(roster, row, verdict)),
      );
      await updateProgress(db, id, (start + step.length) / rows.length);
    });
    await context.heartbeat((start + step.length) / rows.length);
  }
  await database.write(context.actor, (db) => updateState(db, id, 'checked'));
}

/** Has all rows checked again, for another term than the one in which they were looked at; the page says so. */
export async function checkForTerm(jobs: RosterParts['jobs'], db: Db, id: Id, termId: Id): Promise<void> {
  await updateTerm(db, id, termId, 'organisation.rosters.newTerm');
  await jobs.add(db, 'organisation.checkRoster', { id }, { once: id });
}

type RosterColumns = Pick<ImportRow, 'kind' | 'mapping'>;

/** The verdicts over some rows of an import, against the tables as they are now. */
export async function verdictsOf(
  parts: CheckParts,
  db: Db,
  roster: ImportRow,
  rows: readonly FileRow[],
  first: FirstLines,
  now: Date,
): Promise<{ row: FileRow; verdict: Verdict }[]> {
  if (!isOfPeople(roster.kind)) return placeVerdicts(parts, db, roster, rows, first, now);
  const context = await groundFor(parts, db, roster, rows, now);
  return rows.map((row) => ({ row, verdict: checkRow(context, roster.mapping, first, row, now) }));
}

async function groundFor(
  { rosters, overPeople }: CheckParts,
  db: Db,
  roster: ImportRow,
  rows: readonly FileRow[],
  now: Date,
): Promise<CheckContext> {
  const { kind, termId, withheldPosts: withheld, rights } = roster;
  const context = await rosters.context(
    db,
    await rosters.schoolIds(db, { schoolId: roster.ofSchoolId, countyId: roster.ofCountyId }),
    termId,
  );
  const keys = rows.map((row) => keysOf(kind, roster.mapping, row));
  const lower = keys.flatMap(({ number }) => number?.toLowerCase() ?? []);
  const usernames = [
    ...keys.flatMap(({ username }) => username ?? []),
    ...lower,
    ...lower.map((number) => `${kind === 'students' ? 's' : 't'}${number}`),
  ];
  const usercodes = usercodesOf(roster, rows);
  const people: KnownPerson[] = await rosters.find(db, { usercodes, usernames, termId });
  const holders = people.flatMap(({ id: personId, category, posts }) =>
    posts.map(({ id: postId, roleType }) => ({ personId, category, postId, roleType })),
  );
  // a student has no rights over anybody
  const above = kind === 'staff' ? await overPeople.above(db, new Set(rights), holders) : new Set<Id>();
  const classIds = kind === 'students' ? classesNamed(roster.mapping, rows, context) : [];
  return createCheckContext({
    seats: classIds.length > 0 ? await rosters.seatHolders(db, classIds, termId) : [],
    kind,
    termId,
    today: cityDay(now),
    homeId: roster.ofSchoolId,
    context,
    people,
    ungrantablePosts: withheld,
    above,
  });
}

/** Classes that some rows may mean: those with the numbers that they say. */
function classesNamed(mapping: Mapping, rows: readonly FileRow[], { classes }: RosterContext): Id[] {
  const numbers = new Set(rows.flatMap(({ cells }) => readClass(cellOf(mapping, cells, 'class'))?.number ?? []));
  return classes.filter(({ number }) => numbers.has(number)).map(({ id }) => id);
}

/** The numbers of some rows: one is compared in capitals, but may have been stored in small letters. */
export function usercodesOf({ kind, mapping }: RosterColumns, rows: readonly FileRow[]): string[] {
  const numbers = rows.flatMap((row) => keysOf(kind, mapping, row).number ?? []);
  return [...new Set([...numbers, ...numbers.map((number) => number.toLowerCase())])];
}

/** Columns of a verdict stored with its row. */
export function keptOf({ kind, mapping }: RosterColumns, row: FileRow, verdict: Verdict): KeptVerdict {
  const { state, problems, changes } = verdict;
  return { line: row.line, state, problems, changes, ...keysOf(kind, mapping, row) };
}
