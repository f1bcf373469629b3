import { asSystem } from '../actor';
import type { Check, Examined } from './check';
import { databaseChecks } from './checks/database';
import { dutyChecks } from './checks/duties';
import { machineChecks } from './checks/machine';
import { runningChecks } from './checks/running';
import { rowChecks } from './checks/rows';
import { securityChecks } from './checks/security';
import { storageChecks } from './checks/storage';
import type { Doctor, Finding } from './doctor';

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
];

/** Runs all checks, a few at a time; one that fails itself is a finding too. */
export class Examination implements Doctor {
  constructor(private readonly parts: Omit<Examined, 'read' | 'isThorough'>) {}

  async examine({ isThorough = false } = {}): Promise<readonly Finding[]> {
    const examined: Examined = { ...this.parts, isThorough, read: (work) => this.parts.database.read(system, work) };
    const findings: Finding[] = [];
    // few at a time: the doctor must not take the connections of those who work
    const queue = allChecks.map((check, place) => ({ check, place }));
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        findings[next.place] = await lookAt(next.check, examined);
    };
    await Promise.all([worker(), worker(), worker()]);
    return findings;
  }
}

async function lookAt(check: Check, examined: Examined): Promise<Finding> {
  const { id, group, weight = 'wrong' } = check;
  try {
    const facts = await check.look(examined);
    return facts ? { id, group, state: weight, facts } : { id, group, state: 'fine', facts: {} };
  } catch (error) {
    return { id: 'unseen', group, state: 'wrong', facts: { check: id, error: (error as Error).message } };
  }
}
