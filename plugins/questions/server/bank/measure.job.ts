import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { fewestMeasured } from '../../model/limits';
import { selectPupilsSince, selectToMeasure, updateMeasured, upsertAbilities, upsertMeasures } from './measure.queries';

const day = 86_400_000;
/** What was told is looked for so far back: a platform that stood still for a week makes up for it. */
const lookedBack = 8 * day;
/** How a pupil does in a subject is what he did in a year. */
const abilityOf = 365 * day;
const pupilsPerStep = 500;
const questionsPerStep = 200;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Measures, each night, the questions of which something was told: how far pupils got, how long they took, how well it tells the
 * strong from the weak. Each step is whole by itself; what a run has not reached the next one does.
 */
export const measureQuestions = ({ database, clock }: Parts): JobDeclaration => ({
  name: 'questions.measure',
  payload: Type.Object({}),
  schedule: '23 3 * * *',
  run: async (_payload, context) => {
    const now = clock.now();
    await weighPupils(database, now, context);
    await measureAll(database, now, context);
  },
});

async function weighPupils(database: Database, now: Date, { actor, signal, heartbeat }: JobContext): Promise<void> {
  const [since, from] = [lookedBack, abilityOf].map((time) => new Date(now.getTime() - time)) as [Date, Date];
  for (let after: Id | null = null; ; ) {
    signal.throwIfAborted();
    const last: Id | null = after;
    const pupilIds: Id[] = await database.read(actor, (db) => selectPupilsSince(db, since, last, pupilsPerStep));
    if (pupilIds.length > 0) await database.write(actor, (db) => upsertAbilities(db, pupilIds, from));
    if (pupilIds.length < pupilsPerStep) return;
    after = pupilIds.at(-1)!;
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
