import { cityDay } from 'edutech/core/common/time/city-time';
import { auditLag, verifyAuditChain } from 'edutech/core/server/audit/verify';
import { formerBeginning } from '../../backup/restore/restore-backup';
import { newestBreak } from './newest-seals';
import { countWaitingEvents } from 'edutech/core/server/events/outbox.queries';
import type { Check } from '../check';
import {
  selectBloated,
  selectDatabaseName,
  selectDatabasesLike,
  selectIdleTransaction,
  selectInvalidIndexes,
  selectTwoSeats,
  selectUnguarded,
} from '../doctor.queries';

/** Seconds that a record may wait for its seal. */
const mostLag = 60;
/** Most unpublished events. */
const mostWaiting = 10_000;
/** Seconds that a transaction may wait for its owner. */
const longestIdle = 300;

/** The rows of the database: whether they are guarded and complete. */
export const rowChecks: readonly Check[] = [
  {
    id: 'rowSecurity',
    group: 'security',
    look: async ({ read }) => {
      const open = await read(selectUnguarded);
      return open.length > 0 ? { tables: open.map(({ name }) => name).join(', ') } : null;
    },
  },
  {
    id: 'auditChain',
    group: 'security',
    look: async ({ read, clock, isThorough }) => {
      const position = await read((db) =>
        isThorough ? verifyAuditChain(db, clock.now()).then(({ brokenAt }) => brokenAt) : newestBreak(db),
      );
      return position === null ? null : { position };
    },
  },
  {
    id: 'auditSealing',
    group: 'security',
    look: async ({ read, clock }) => {
      const lag = await read((db) => auditLag(db, clock.now()));
      return lag > mostLag ? { seconds: Math.round(lag) } : null;
    },
  },
  {
    id: 'outbox',
    group: 'running',
    look: async ({ read }) => {
      const waiting = await read(countWaitingEvents);
      return waiting > mostWaiting ? { waiting } : null;
    },
  },
  {
    id: 'idleTransaction',
    group: 'database',
    look: async ({ read, clock }) => {
      const { seconds } = await read((db) => selectIdleTransaction(db, clock.now()));
      return seconds > longestIdle ? { minutes: Math.round(seconds / 60) } : null;
    },
  },
  {
    id: 'deadRows',
    group: 'database',
    weight: 'advice',
    look: async ({ read }) => {
      const table = await read(selectBloated);
      return table ? { table: table.name, dead: table.dead, living: table.living } : null;
    },
  },
  {
    id: 'indexes',
    group: 'database',
    look: async ({ read }) => {
      const invalid = await read(selectInvalidIndexes);
      return invalid.length > 0 ? { indexes: invalid.map(({ name }) => name).join(', ') } : null;
    },
  },
  {
    id: 'twoSeats',
    group: 'running',
    weight: 'advice',
    look: async ({ read, clock }) => {
      const { students, one } = await read((db) => selectTwoSeats(db, cityDay(clock.now())));
      return one === null ? null : { students, one };
    },
  },
  {
    id: 'formerDatabases',
    group: 'storage',
    weight: 'advice',
    look: async ({ read }) => {
      const former = await read(async (db) => selectDatabasesLike(db, formerBeginning(await selectDatabaseName(db))));
      return former.length > 0 ? { databases: former.map(({ name }) => name).join(', ') } : null;
    },
  },
];
