import { invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { traitsOf } from '../collecting/collection';
import type { Parts } from '../present-entries';
import { withheldQuestions } from '../sources';
import { insertEntries, insertPictured, insertPictures, type NewEntry } from './entries.queries';

type Sent = InputOf<typeof api.addEntries>['entries'][number];

/** Estimated time of a question that is only a picture. Seconds. */
const pictureSeconds = 180;

export const addEntries =
  (parts: Parts): Handler<typeof api.addEntries> =>
  async ({ db, actor, input, now }) => {
    if (input.entries.some(({ questionId, pictures }) => !questionId && pictures.length === 0))
      throw invalid('wrong.error.nothing');
    if (input.entries.some(({ questionId, subjectId }) => !questionId && !subjectId))
      throw invalid('wrong.error.noSubject');
    const schoolId = actor.schoolId;
    if (!schoolId) throw notFound('wrong.error.noQuestion');
    const known = await questionsOf(db, parts, actor, input.entries, now);
    const rows = input.entries.map((sent): NewEntry => {
      const question = sent.questionId ? known.get(sent.questionId)! : null;
      return {
        schoolId,
        id: (!question && sent.entryId) || newId(now.getTime()),
        personId: actor.personId,
        subjectId: question?.subjectId ?? sent.subjectId!,
        questionId: question?.questionId ?? null,
        version: question?.version ?? null,
        type: question?.type ?? null,
        pointIds: question?.pointIds ?? [],
        seconds: question?.seconds ?? pictureSeconds,
        origin: sent.pictures.length > 0 || sent.words !== '' || !question ? 'photo' : 'similar',
        pushId: null,
        words: sent.words.trim(),
        reason: sent.reason,
        now,
      };
    });
    const entryIds: Id[] = [];
    for (const [index, row] of rows.entries()) {
      const added = row.questionId ? (await insertEntries(db, [row]))[0] : await insertPictured(db, row);
      const { pictures } = input.entries[index]!;
      if (added?.isNew && pictures.length > 0) {
        await parts.files.keep(db, pictures, actor.personId);
        await insertPictures(db, schoolId, added.id, pictures);
      }
      entryIds.push(added?.id ?? row.id);
    }
    return { entryIds };
  };

/** Chosen questions that the student may practise: readable, and withheld by no homework; else 404. */
async function questionsOf(
  db: Db,
  { bank, sources }: Parts,
  { personId }: SignedIn,
  entries: readonly Sent[],
  now: Date,
) {
  const asked = [...new Set(entries.flatMap(({ questionId }) => questionId ?? []))];
  const newest = await bank.newest(db, asked);
  const withheld = await withheldQuestions(db, sources, personId, asked, now);
  const traits = await traitsOf(db, bank, newest);
  const facts = await bank.facts(db, newest);
  const subjects = new Map([...facts.values()].map(({ questionId, subjectId }) => [questionId, subjectId]));
  const versions = new Map(newest.map((one) => [one.questionId, one.version]));
  const known = new Map(
    traits.flatMap((one) => {
      const subjectId = subjects.get(one.questionId);
      const version = versions.get(one.questionId);
      return subjectId && version !== undefined ? [[one.questionId, { ...one, subjectId, version }] as const] : [];
    }),
  );
  if (asked.some((id) => !known.has(id) || withheld.has(id))) throw notFound('wrong.error.noQuestion');
  return known;
}
