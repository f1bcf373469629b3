import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type { ImportItem } from '../../api/importing';
import { type ItemRow, selectRunLines } from './import.queries';
import type { ReadProblem } from './reader';

type Asked = Call<unknown, SignedIn>;

/** The actor's imports, or one of them, with reasons in their language. */
export const presentRuns = async ({ db, actor, language }: Asked, texts: Texts, id: Id | null) =>
  (await selectRunLines(db, actor.personId, id)).map(({ time, reason, ...row }) => ({
    ...row,
    reason: reason === '' ? '' : texts.say(language, reason),
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
