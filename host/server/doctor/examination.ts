import { asSystem } from 'edutech/core/server/actor';
import type { Check, Examined } from './check';
import { converterChecks } from './checks/converters';
import { databaseChecks } from './checks/database';
import { dutyChecks } from './checks/duties';
import { machineChecks } from './checks/machine';
import { runningChecks } from './checks/running';
import { rowChecks } from './checks/rows';
import { securityChecks } from './checks/security';
import { storageChecks } from './checks/storage';
import type { Doctor, Finding } from 'edutech/core/server/operation/doctor';
import { selectServer } from 'edutech/core/server/operation/database-server.queries';
import { thisMachine } from './machine';

const system = asSystem('the doctor looks');

/** Every check, in the order in which they are shown. */
export const allChecks: readonly Check[] = [
  ...databaseChecks,
  ...rowChecks,
  ...storageChecks,
  ...securityChecks,
  ...dutyChecks,
  ...runningChecks,
  ...machineChecks,
  ...converterChecks,
];

/**
 * Runs all checks, a few at a time; a check that fails itself is a finding too. If the database cannot be reached, or
 * its tables do not exist yet, that is the only finding: checks that need them are left out.
 */
export class Examination implements Doctor {
  constructor(private readonly parts: Omit<Examined, 'read' | 'server' | 'machine' | 'isThorough'>) {}

  async examine({ isThorough = false } = {}): Promise<readonly Finding[]> {
    const { database } = this.parts;
    const isThere = await database.isReachable();
    const read: Examined['read'] = isThere
      ? (work) => database.read(system, work)
      : () => Promise.reject(new DatabaseAway());
    const server = () => read(selectServer);
    const examined: Examined = { ...this.parts, machine: thisMachine, isThorough, read, server };
    const looks: Look[] = [];
    // few at a time: the doctor must not take the connections of those who work
    const queue = allChecks
      .filter((check) => check.applies?.(examined) ?? true)
      .map((check, place) => ({ check, place }));
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) looks[next.place] = await lookAt(next.check, examined);
    };
    await Promise.all([worker(), worker(), worker()]);
    const waits = looks.some(({ finding: { id, state } }) => id === 'migrations' && state === 'wrong');
    return looks.filter((look) => !isForWantOf(look, { isThere, waits })).map(({ finding }) => finding);
  }
}

class DatabaseAway extends Error {}

interface Look {
  readonly finding: Finding;
  /** Why nothing could be seen. */
  readonly error?: unknown;
}

async function lookAt(check: Check, examined: Examined): Promise<Look> {
  const { id, group, weight = 'wrong' } = check;
  try {
    const facts = await check.look(examined);
    return { finding: facts ? { id, group, state: weight, facts } : { id, group, state: 'fine', facts: {} } };
  } catch (error) {
    const facts = { check: id, error: (error as Error).message };
    return { finding: { id: 'unseen', group, state: 'wrong', facts }, error };
  }
}

/** What PostgreSQL says of a table, column, function or schema that a migration will make. */
const notMadeYet = new Set(['42P01', '42703', '42883', '3F000']);

/** Nothing was seen because of what another finding says already. */
function isForWantOf({ finding, error }: Look, { isThere, waits }: { isThere: boolean; waits: boolean }): boolean {
  if (error === undefined) return false;
  if (!isThere) return error instanceof DatabaseAway || finding.group === 'database';
  return waits && notMadeYet.has(String((error as { code?: unknown }).code));
}
