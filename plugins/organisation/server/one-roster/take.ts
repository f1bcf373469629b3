import type { Id } from 'edutech/core/common/ids';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { sourcedFields } from '../../model/one-roster/sourced-rows';
import { noCounts, selectCounts, selectImport, updateState } from '../rosters/queries/imports.queries';
import { applyImport } from '../rosters/work/apply-import';
import { checkImport } from '../rosters/work/check-import';
import type { SourceParts } from './parts';
import { type RunImport, selectImportsOf, selectRun, updateRunState } from './runs.queries';
import { rememberTaken } from './source/source.queries';

/**
 * Writes the imports of a run: schools before classes, classes before people, each checked again, since what it names may
 * be written by then. A killed process continues where it stopped.
 */
export async function takeRun(parts: SourceParts, id: Id, context: JobContext): Promise<void> {
  const { database, clock, audit } = parts;
  const { run, imports } = await database.read(context.actor, async (db) => ({
    run: await selectRun(db, id),
    imports: await selectImportsOf(db, [id]),
  }));
  if (run.state !== 'taking') return;
  for (const one of imports) await takeImport(parts, one, context);
  await database.write(context.actor, async (db) => {
    const counts = [
      ...(
        await selectCounts(
          db,
          imports.map((one) => one.id),
        )
      ).values(),
    ];
    await updateRunState(db, id, 'taken', clock.now());
    await audit.record(db, context.actor, {
      act: 'roster.pull',
      objectKind: 'rosterSource',
      objectId: null,
      facts: {
        written: counts.reduce((sum, { written }) => sum + written, 0),
        wrong: counts.reduce((sum, { wrong }) => sum + wrong, 0),
        leaving: run.leaving,
      },
    });
  });
}

async function takeImport(parts: SourceParts, { id, kind, state }: RunImport, context: JobContext): Promise<void> {
  const { database } = parts;
  if (state === 'checked') await database.write(context.actor, (db) => updateState(db, id, 'checking'));
  // nobody else has taken it up, or it was applied by hand
  if (state === 'checked' || state === 'checking') {
    await checkImport(parts, id, context);
    await database.write(context.actor, async (db) => {
      const counts = (await selectCounts(db, [id])).get(id) ?? noCounts;
      if (counts.new + counts.changed + counts.moved > 0) await updateState(db, id, 'applying');
    });
  }
  if ((await database.read(context.actor, (db) => selectImport(db, id))).state === 'applying')
    await applyImport(parts, id, context);
  await database.write(context.actor, (db) => rememberTaken(db, id, kind, sourcedFields[kind].indexOf('leaves')));
}
