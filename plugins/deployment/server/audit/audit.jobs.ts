import Type from 'typebox';
import { verifyAuditChain } from 'edutech/core/server/audit/verify';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { AuditExport, writeExport } from './audit-export';
import type { AuditParts } from './audit-parts';
import { deleteUnfinishedCheck, finishCheck } from './audit.queries';

export const verifyJob = 'deployment.verifyAudit';
export const exportJob = 'deployment.exportAudit';

/** Long work on the log: computing the chain again, and writing files. */
export const auditJobs = (parts: AuditParts): JobDeclaration[] => [
  {
    name: verifyJob,
    payload: Type.Object({ id: Type.String() }),
    leaseSeconds: 120,
    canStop: true,
    run: async (payload, { actor, heartbeat }) => {
      const { id } = payload as { id: string };
      const { database, clock } = parts;
      const report = await database.read(actor, (db) => verifyAuditChain(db, clock.now(), heartbeat));
      await database.write(actor, (db) => finishCheck(db, id, report, clock.now()));
    },
    // the check before it is the last one again
    gaveUp: async (payload, { actor }) => {
      await parts.database.write(actor, (db) => deleteUnfinishedCheck(db, (payload as { id: string }).id));
    },
  },
  {
    name: exportJob,
    payload: AuditExport,
    leaseSeconds: 120,
    canStop: true,
    run: (payload, context) => writeExport(parts, payload as AuditExport, context),
  },
];
