import Type from 'typebox';
import { type Id, idPattern } from 'edutech/core/common/ids';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { SourceParts } from './parts';
import { beginRun, failRun, pullRun } from './pull';
import { deleteOldRuns, selectRunAtWork } from './runs.queries';
import { lockSource } from './source/source.queries';

const payload = Type.Object({ id: Type.String({ pattern: idPattern }) });
const keptDays = 90;
const day = 86_400_000;

export const oneRosterJobs = (parts: SourceParts): JobDeclaration[] => [
  {
    name: 'organisation.pullSource',
    payload,
    tries: 3,
    leaseSeconds: 300,
    run: ({ id }: { id: Id }, context: JobContext) => pullRun(parts, id, context),
    gaveUp: async ({ id }: { id: Id }, { actor }: JobContext) => {
      await parts.database.write(actor, (db) =>
        failRun(parts, db, id, { key: 'organisation.source.fault.gaveUp', detail: '' }),
      );
    },
  },
  {
    name: 'organisation.pullNightly',
    payload: Type.Object({}),
    schedule: '20 2 * * *',
    run: async (_payload, { actor }) => {
      const now = parts.clock.now();
      await parts.database.write(actor, async (db) => {
        await deleteOldRuns(db, new Date(now.getTime() - keptDays * day));
        const source = await lockSource(db);
        if (!source?.isNightly || (await selectRunAtWork(db))) return;
        const id = await beginRun(db, now, { isFull: false, askedById: null });
        await parts.jobs.add(db, 'organisation.pullSource', { id }, { once: id });
      });
    },
  },
];
