import Type, { type Static } from 'typebox';
import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { Id as IdSchema } from 'edutech/core/common/wire/kinds';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from '../../api/bank';
import { versionKey } from '../../kit/common/version-key';
import { rightsOn } from '../../model/rights';
import { selectExportable } from '../browsing/lines.queries';
import type { WrittenQuestion } from './writer';

/** A question that somebody has asked for on paper or as a file, as that person may have it. */
export const Asked = Type.Object({
  id: IdSchema,
  version: Type.Integer(),
  difficulty: Type.Enum([1, 2, 3, 4, 5]),
  /** Its answers go along. */
  isTold: Type.Boolean(),
  /** Names of its knowledge points. */
  tags: Type.Array(Type.String()),
});
export type Asked = Static<typeof Asked>;

/** Questions in the order of their ids, with their answers where the actor may read them. Throws notFound if one is out of reach. */
export async function askedBy(
  db: Db,
  actor: SignedIn,
  { ids, withAnswers }: { readonly ids: readonly Id[]; readonly withAnswers: boolean },
): Promise<Asked[]> {
  const rows = await selectExportable(db, actor, ids);
  if (rows.length !== ids.length) throw notFound('questions.error.notFound');
  const mayTell = (source: (typeof rows)[number]['source'], isOwn: boolean) =>
    rightsOn(actor, { source, isOwn, wanted: null, isRemoved: false, hasSchool: true }).analysis;
  return rows.map(({ id, version, difficulty, source, isOwn }) => ({
    id,
    version,
    difficulty,
    isTold: withAnswers && mayTell(source, isOwn),
    tags: [],
  }));
}

/** Questions that are read at once: each may be as large as a call. */
const perRead = 10;

/** The questions as a writer wants them, in their order. */
export async function readAsked(
  bank: QuestionBank<Db>,
  asked: readonly Asked[],
  within: <Read>(reading: (db: Db) => Promise<Read>) => Promise<Read>,
): Promise<WrittenQuestion[]> {
  const found: WrittenQuestion[] = [];
  for (let from = 0; from < asked.length; from += perRead) {
    const some = asked.slice(from, from + perRead);
    const versionOf = ({ id, version }: Asked) => ({ questionId: id, version });
    const told = some.filter(({ isTold }) => isTold);
    const [bodies, keys] = await within((db) =>
      Promise.all([bank.bodies(db, some.map(versionOf)), bank.keys(db, told.map(versionOf))]),
    );
    for (const one of some) {
      const at = versionKey(versionOf(one));
      const body = bodies.get(at);
      const { id, difficulty, tags } = one;
      if (body) found.push({ id, body, key: keys.get(at) ?? {}, difficulty, tags });
    }
  }
  return found;
}
