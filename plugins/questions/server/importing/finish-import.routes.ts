import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { QuestionValues } from '../../api/saving';
import { problemsOf } from '../../model/checks';
import { addQuestion, type SavingParts } from '../saving/saving.routes';
import { deleteChanges } from './import-changes.queries';
import { type ItemRow, touchRun, updateRunState, upsertItem } from './import.queries';
import { openRun } from './repair.routes';

type Input = Parameters<Handler<typeof api.finishImport>>[0]['input'];

/** An item as values of a question: values of the item override those of the whole paper. */
const valuesOf = ({ body, key, facts }: ItemRow, all: Input): QuestionValues => ({
  body,
  key,
  difficulty: facts.difficulty ?? all.difficulty,
  stageId: all.stageId,
  subjectId: all.subjectId,
  gradeId: all.gradeId,
  nodeIds: all.nodeIds,
  knowledge: all.kiids.map((kiid) => ({ kiid, part: -1 })),
  kind: facts.kind ?? all.kind,
  year: facts.year ?? all.year,
  region: (facts.region ?? all.region).slice(0, 40),
});

const isReadyToSave = ({ body, key }: ItemRow): boolean => problemsOf(body, key).every(({ isBlocking }) => !isBlocking);

export const finishImport =
  (parts: SavingParts): Handler<typeof api.finishImport> =>
  async (call) => {
    const { db, input, now } = call;
    const { run, items } = await openRun(call);
    const chosen = input.itemIds && new Set(input.itemIds);
    const waiting = items.filter(({ questionId, isLeft }) => questionId === null && !isLeft);
    const taken = waiting.filter((row) => (!chosen || chosen.has(row.id)) && isReadyToSave(row));
    const ids: Id[] = [];
    for (const row of taken) {
      const { id } = await addQuestion(call, parts, valuesOf(row, input), { note: '', forkOf: null });
      await upsertItem(db, run.id, { ...row, questionId: id });
      ids.push(id);
    }
    if (ids.length > 0) await deleteChanges(db, run.id);
    const left = waiting.length - taken.length;
    if (left === 0) await updateRunState(db, run.id, 'finished', '', now);
    return { version: await touchRun(db, run.id, now), ids, waiting: left };
  };
