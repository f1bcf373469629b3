import { conflict, invalid } from 'edutech/core/common/errors';
import type { Handlers } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api/one-roster';
import { requireCity } from '../administration/scope';
import { noCounts, selectCounts } from '../rosters/queries/imports.queries';
import type { SourceParts } from './parts';
import { beginRun } from './pull';
import {
  dropWaiting,
  lockRun,
  selectImportsOf,
  selectRunAtWork,
  selectRuns,
  selectSamples,
  updateRunState,
} from './runs.queries';
import { lockSource, selectSource, updateConfirmed } from './source/source.queries';
import type { RosterKind } from '../../model/rosters/read/fields';

const samplesOfImport = 3;

export const runHandlers = (
  parts: SourceParts,
): Pick<Handlers<typeof api>, 'sourceRuns' | 'pullSource' | 'takeSourceRun' | 'dropSourceRun'> => ({
  sourceRuns: async ({ db, actor, language }) => {
    requireCity(actor);
    const source = await selectSource(db);
    const runs = await selectRuns(db);
    const importsOf = await foundImports(
      db,
      runs.map(({ id }) => id),
    );
    return {
      isSetUp: source !== undefined,
      isNightly: source?.isNightly ?? false,
      runs: runs.map(({ askedById: _, ...run }) => ({
        ...run,
        fault: run.fault === '' ? '' : parts.texts.say(language, run.fault),
        askedBy: run.askedBy ?? '',
        beganAt: run.beganAt.toISOString(),
        endedAt: run.endedAt?.toISOString() ?? null,
        imports: importsOf.get(run.id) ?? [],
      })),
    };
  },

  pullSource: async ({ db, actor, input, now }) => {
    requireCity(actor);
    if (!(await lockSource(db))) throw invalid('organisation.source.error.none');
    if (await selectRunAtWork(db)) throw conflict('organisation.source.error.atWork');
    const id = await beginRun(db, now, { isFull: input.isFull, askedById: actor.personId });
    await parts.jobs.add(db, 'organisation.pullSource', { id }, { once: id });
    await parts.audit.record(db, actor, {
      act: 'roster.pullAsked',
      objectKind: 'rosterSource',
      objectId: null,
      facts: { isFull: input.isFull },
    });
    return { id };
  },

  takeSourceRun: async ({ db, actor, input, now }) => {
    requireCity(actor);
    await lockSource(db);
    await requireWaiting(db, input.id);
    if (await selectRunAtWork(db)) throw conflict('organisation.source.error.atWork');
    await updateConfirmed(db, now);
    await updateRunState(db, input.id, 'taking', null);
    await parts.jobs.add(db, 'organisation.pullSource', { id: input.id }, { once: input.id });
    await parts.audit.record(db, actor, { act: 'roster.pullTaken', objectKind: 'rosterSource', objectId: null });
    return null;
  },

  dropSourceRun: async ({ db, actor, input, now }) => {
    requireCity(actor);
    await requireWaiting(db, input.id);
    await dropWaiting(db, now);
    await parts.audit.record(db, actor, { act: 'roster.pullDropped', objectKind: 'rosterSource', objectId: null });
    return null;
  },
});

async function requireWaiting(db: Db, id: string): Promise<void> {
  const run = await lockRun(db, id);
  if (run.state !== 'waiting') throw conflict('organisation.source.error.notWaiting');
}

/** The imports of some runs, with what the checks say and the first rows. */
async function foundImports(db: Db, runIds: readonly string[]): Promise<Map<string, api.SourceRun['imports']>> {
  const imports = await selectImportsOf(db, runIds);
  const ids = imports.map(({ id }) => id);
  const counts = await selectCounts(db, ids);
  const samples = Map.groupBy(await selectSamples(db, ids, samplesOfImport), ({ importId }) => importId);
  const byRun = Map.groupBy(imports, ({ runId }) => runId);
  return new Map(
    [...byRun].map(([runId, list]) => [
      runId,
      list.map(({ id, kind, state }) => ({
        id,
        kind,
        state,
        counts: counts.get(id) ?? noCounts,
        samples: (samples.get(id) ?? []).map(({ cells }) => sampleOf(kind, cells)),
      })),
    ]),
  );
}

/** A row as people know it: a class by its school and name, all else by name and number. */
function sampleOf(kind: RosterKind, [first = '', second = '', third = '', fourth = '']: readonly string[]): string {
  return kind === 'classes' ? `${first} ${fourth || `${second}(${third})`}` : `${second} ${first}`;
}
