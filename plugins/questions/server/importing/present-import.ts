import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type { ImportItem } from '../../api/importing';
import { type ImportSnapshot, type ItemRow, type RunRow, selectRunLines } from './import.queries';
import type { ReadProblem } from './reader';

type Asked = Call<unknown, SignedIn>;

const saidReason = (
  { language }: Asked,
  texts: Texts,
  { reason, reasonParams }: Pick<RunRow, 'reason' | 'reasonParams'>,
) => (reason === '' ? '' : texts.say(language, reason, reasonParams));

/** The actor's imports, with reasons in their language. */
export const presentRuns = async (call: Asked, texts: Texts) =>
  (await selectRunLines(call.db, call.actor.personId)).map(({ time, ...row }) => ({
    ...row,
    reason: saidReason(call, texts, row),
    time: time.toISOString(),
  }));

export const presentProblems = ({ language }: Asked, texts: Texts, problems: readonly ReadProblem[]) =>
  problems.map(({ key, params, page, line, text }) => ({
    message: texts.say(language, key, params),
    page,
    line,
    text,
  }));

export const presentItem = (call: Asked, texts: Texts, row: ItemRow): ImportItem => ({
  ...row,
  itemId: row.id,
  fields: { ...row.fields },
  problems: presentProblems(call, texts, row.problems),
});

/** An import with its items: how many wait and how many are saved follows from these. */
export const presentSnapshot = (call: Asked, texts: Texts, run: ImportSnapshot) => ({
  importId: run.id,
  jobId: run.jobId,
  filename: run.filename,
  format: run.format,
  state: run.state,
  reason: saidReason(call, texts, run),
  time: run.createdAt.toISOString(),
  waiting: run.items.filter(({ questionId, isLeft }) => questionId === null && !isLeft).length,
  saved: run.items.filter(({ questionId }) => questionId !== null).length,
  version: run.version,
  title: run.title,
  sections: [...run.sections],
  pages: [...run.pages],
  problems: presentProblems(call, texts, run.problems),
  items: run.items.map((row) => presentItem(call, texts, row)),
  undoable: run.undoable,
});
