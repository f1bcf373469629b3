import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import { idPattern } from 'edutech/core/common/ids';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { RosterParts } from './parts';
import { deleteOldImports } from './queries/imports.queries';
import { applyImport } from './work/apply-import';
import { checkImport } from './work/check-import';
import { giveUpImport } from './work/give-up-import';
import { readImport } from './work/read-import';
import { undoImport } from './work/undo-import';

const payload = Type.Object({ id: Type.String({ pattern: idPattern }) });
const keptDays = 30;
const day = 86_400_000;

type Work = (parts: RosterParts, id: Id, context: JobContext) => Promise<void>;

/** The jobs of an import; each continues where a killed process stopped. */
const works: Readonly<Record<string, Work>> = {
  'organisation.readRoster': readImport,
  'organisation.checkRoster': checkImport,
  'organisation.applyRoster': applyImport,
  'organisation.undoRoster': undoImport,
};

/** Nothing is written to the tables by these: one that is stopped is an import that was not read. */
const onlyRead: ReadonlySet<string> = new Set(['organisation.readRoster', 'organisation.checkRoster']);

export const rosterJobs = (parts: RosterParts): JobDeclaration[] => [
  ...Object.entries(works).map(([name, work]) => ({
    name,
    payload,
    tries: 5,
    leaseSeconds: 120,
    ...(onlyRead.has(name) && { canStop: true as const }),
    run: ({ id }: { id: Id }, context: JobContext) => work(parts, id, context),
    gaveUp: ({ id }: { id: Id }, context: JobContext) => giveUpImport(parts, id, context),
  })),
  {
    name: 'organisation.forgetRosters',
    payload: Type.Object({}),
    schedule: '10 3 * * *',
    run: async (_payload, { actor }) => {
      const before = new Date(parts.clock.now().getTime() - keptDays * day);
      await parts.database.write(actor, (db) => deleteOldImports(db, before));
    },
  },
];
