import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Assistant, Reason } from 'edutech/plugins/assistant/api';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { PartRef } from '../../model/marks/keys';
import { sampleSize } from '../../model/suggestions/agreement';
import { selectQuestion } from '../projects/questions.queries';
import { selectProject } from '../scripts/pages.queries';
import { askGroups, type Asking, askPoints, refusedBy, textOfAnswer, textOfQuestion } from './ask';
import {
  insertSuggestion,
  selectFaults,
  selectToAsk,
  type Skip,
  type ToAsk,
  updateAsking,
  updateGroups,
} from './suggestions.queries';

export const suggestJob = 'marking.suggest';
const Payload = Type.Object({ schoolId: Id, projectId: Id, ...PartRef.properties, personId: Id });

export interface SuggestParts {
  readonly assistant: Assistant;
  readonly clock: Clock;
  readonly database: Database;
  readonly results: ExamResults<Db>;
}

/** Of these the next answer may be spared, of others it is not. */
const passing: Partial<Record<Reason, Skip>> = { noConsent: 'noConsent', refused: 'noAnswer', badAnswer: 'noAnswer' };

/** What is said of one answer, or why nothing is; a reason to ask for no more. */
async function suggestionFor(
  assistant: Assistant,
  asking: Asking,
  { content, studentId }: ToAsk,
): Promise<{ points: number | null; fault: string; skipped: Skip | null } | { stop: Reason }> {
  const text = content === null ? '' : textOfAnswer(content as Answer);
  if (text === '') return { points: null, fault: '', skipped: 'noText' };
  try {
    const said = await askPoints(assistant, asking, { studentId, text });
    return said ? { ...said, skipped: null } : { points: null, fault: '', skipped: 'noAnswer' };
  } catch (error) {
    const reason = refusedBy(error);
    if (reason === null) throw error;
    // the school itself has taken its agreement back
    if (reason === 'noConsent' && !assistant.isAvailable(asking.question.schoolId)) return { stop: reason };
    const skipped = passing[reason];
    return skipped ? { points: null, fault: '', skipped } : { stop: reason };
  }
}

/** Faults that are alike get one title; without it there are points all the same. */
async function group({ assistant, database }: SuggestParts, { actor }: JobContext, asking: Asking): Promise<void> {
  const rows = await database.read(actor, (db) => selectFaults(db, asking.question));
  if (rows.length < 2) return;
  try {
    const groups = await askGroups(
      assistant,
      asking,
      rows.map(({ fault }) => fault),
    );
    const titles = groups.flatMap(({ title, places }) => places.map((at) => ({ answerId: rows[at]!.answerId, title })));
    await database.write(actor, (db) => updateGroups(db, asking.question, titles));
  } catch (error) {
    if (refusedBy(error) === null) throw error;
  }
}

async function run(parts: SuggestParts, payload: Static<typeof Payload>, context: JobContext): Promise<Reason | null> {
  const { actor, signal, heartbeat } = context;
  const { assistant, clock, database, results } = parts;
  const { asking, waiting } = await database.read(actor, async (db) => {
    const question = await selectQuestion(db, payload, payload);
    const exam = await selectProject(db, payload.schoolId, payload.projectId);
    const text = textOfQuestion(await results.question(db, exam, question.itemId), question);
    return {
      asking: { question, text, personId: payload.personId, signal },
      waiting: await selectToAsk(db, payload, sampleSize),
    };
  });
  for (const [at, row] of waiting.entries()) {
    signal.throwIfAborted();
    const said = await suggestionFor(assistant, asking, row);
    if ('stop' in said) return said.stop;
    const saved = { ...said, answerId: row.answerId, now: clock.now() };
    await database.write(actor, (db) => insertSuggestion(db, payload, saved));
    await heartbeat((at + 1) / waiting.length);
  }
  await group(parts, context, asking);
  return null;
}

/** Asks for suggestions, answer by answer; each is kept as soon as it is there, so a run that is tried again goes on. */
export const suggestingJob = (parts: SuggestParts): JobDeclaration => ({
  name: suggestJob,
  payload: Payload,
  leaseSeconds: 180,
  canStop: true,
  run: async (payload, context) => {
    const asked = payload as Static<typeof Payload>;
    const stop = await run(parts, asked, context);
    await parts.database.write(context.actor, (db) =>
      updateAsking(db, asked, { state: stop ? 'stopped' : 'done', reason: stop && `assistant.error.${stop}` }),
    );
  },
  gaveUp: async (payload, { actor }) => {
    await parts.database.write(actor, (db) =>
      updateAsking(db, payload as Static<typeof Payload>, { state: 'stopped', reason: 'assistant.error.unavailable' }),
    );
  },
});
