import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { fewestMeasured } from '../../model/limits';
import {
  selectStudentsSince,
  selectToMeasure,
  updateMeasured,
  upsertAbilities,
  upsertMeasures,
} from './measure.queries';

const day = 86_400_000;
/** How far back reports are read, so that a platform that was down for a week catches up. */
const lookedBack = 8 * day;
/** The period of answers that a student's ability in a subject is based on: one year. */
const abilityOf = 365 * day;
const studentsPerStep = 500;
const questionsPerStep = 200;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Measures each night the questions with new results: facility, time, and discrimination between
 * strong and weak students. Each step is complete in itself; the next run continues where one stopped.
 */
export const measureQuestions = ({ database, clock }: Parts): JobDeclaration => ({
  name: 'questions.measure',
  payload: Type.Object({}),
  schedule: '23 3 * * *',
  run: async (_payload, context) => {
    const now = clock.now();
    await weighStudents(database, now, context);
    await measureAll(database, now, context);
  },
});

async function weighStudents(database: Database, now: Date, { actor, signal, heartbeat }: JobContext): Promise<void> {
  const [since, from] = [lookedBack, abilityOf].map((time) => new Date(now.getTime() - time)) as [Date, Date];
  for (let after: Id | null = null; ; ) {
    signal.throwIfAborted();
    const last: Id | null = after;
    const studentIds: Id[] = await database.read(actor, (db) => selectStudentsSince(db, since, last, studentsPerStep));
    if (studentIds.length > 0) await database.write(actor, (db) => upsertAbilities(db, studentIds, from));
    if (studentIds.length < studentsPerStep) return;
    after = studentIds.at(-1)!;
    await heartbeat();
  }
}

async function measureAll(database: Database, now: Date, { actor, signal, heartbeat }: JobContext): Promise<void> {
  const since = new Date(now.getTime() - lookedBack);
  for (let after: Id | null = null; ; ) {
    signal.throwIfAborted();
    const last: Id | null = after;
    const ids: Id[] = await database.read(actor, (db) => selectToMeasure(db, since, last, questionsPerStep));
    if (ids.length > 0)
      await database.write(actor, async (db) => {
        await upsertMeasures(db, ids, now);
        await updateMeasured(db, ids, fewestMeasured);
      });
    if (ids.length < questionsPerStep) return;
    after = ids.at(-1)!;
    await heartbeat();
  }
}
