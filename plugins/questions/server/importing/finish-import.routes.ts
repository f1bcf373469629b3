import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { QuestionValues } from '../../api/saving';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { problemsOf } from '../../model/checks';
import { addQuestion, type SavingParts } from '../saving/saving.routes';
import { deleteChanges } from './import-changes.queries';
import { type ItemRow, touchRun, updateRunState, upsertItem } from './import.queries';
import { openRun } from './repair.routes';

/** Message at an item whose pictures have expired. */
const goneFile = 'questions.read.goneFile';

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

/** Which items show pictures or recordings that are no longer stored. */
async function withLostFiles(db: Db, files: Files, items: readonly ItemRow[]): Promise<ReadonlySet<Id>> {
  const filesOf = ({ body, key }: ItemRow) => [...filesOfBody(body), ...filesOfKey(key)];
  const stored = await files.findMany(db, [...new Set(items.flatMap(filesOf))]);
  return new Set(items.filter((row) => filesOf(row).some((id) => !stored.has(id))).map(({ id }) => id));
}

/** An item that waits because its pictures are gone: it says so until somebody has put it right. */
const saidLost = (row: ItemRow): ItemRow => ({
  ...row,
  confidence: 0,
  problems: [
    ...row.problems.filter(({ key }) => key !== goneFile),
    { key: goneFile, page: row.page, line: null, text: '' },
  ],
});

const isReadyToSave = ({ body, key }: ItemRow): boolean => problemsOf(body, key).every(({ isBlocking }) => !isBlocking);

export const finishImport =
  (parts: SavingParts): Handler<typeof api.finishImport> =>
  async (call) => {
    const { db, input, now } = call;
    const { run, items } = await openRun(call);
    const chosen = input.itemIds && new Set(input.itemIds);
    const waiting = items.filter(({ questionId, isLeft }) => questionId === null && !isLeft);
    const ready = waiting.filter((row) => (!chosen || chosen.has(row.id)) && isReadyToSave(row));
    const lost = await withLostFiles(db, parts.files, ready);
    for (const row of ready) if (lost.has(row.id)) await upsertItem(db, run.id, saidLost(row));
    const taken = ready.filter(({ id }) => !lost.has(id));
    const ids: Id[] = [];
    for (const row of taken) {
      const { id } = await addQuestion(call, parts, valuesOf(row, input), { note: '', forkOf: null });
      await upsertItem(db, run.id, { ...row, questionId: id });
      ids.push(id);
    }
    if (ids.length > 0) await deleteChanges(db, run.id);
    const left = waiting.length - taken.length;
    if (left === 0) await updateRunState(db, run.id, 'finished', now);
    return { version: await touchRun(db, run.id, now), ids, waiting: left };
  };
