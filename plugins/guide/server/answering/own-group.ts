import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { itemsOf } from '../../model/book/document';
import { groupOf, isByGroup } from '../../model/lesson/groups';
import { mediaFor } from '../books/shown-items';
import { selectNames, selectProgress } from '../lessons/board.queries';
import { type OwnAttempt, selectOwnAnswers } from './own-attempts.queries';

const system = asSystem('a group reads what is written for it');

/** The group of a student with what its writer has written for it; null: the class has none. */
export async function ownGroup(
  { database, files }: { readonly database: Database; readonly files: Files },
  row: OwnAttempt,
  { sessionId }: SignedIn,
) {
  const group = groupOf(row.groups, row.attemptId);
  if (!group) return null;
  const { number, members, writer } = group;
  const isWriter = writer === row.attemptId;
  const shared = row.document.blocks.filter((block) => isByGroup(block, row.groups));
  const ids = new Set(shared.map(({ id }) => id));
  const itemIds = new Set(shared.flatMap((block) => itemsOf(block).map(({ id }) => id)));
  return database.read(system, async (db) => {
    const named = new Map((await selectNames(db, row)).map(({ id, name }) => [id, name]));
    const names = members.map((id) => named.get(id) ?? '');
    const facts = { number, names, writer: names[0] ?? '', isWriter };
    if (isWriter) return { ...facts, answers: [], submitted: [], media: [] };
    const written = (await selectProgress(db, [row])).find(({ id }) => id === writer)?.submitted ?? [];
    const answers = (await selectOwnAnswers(db, row.schoolId, writer)).filter(({ itemId }) => itemIds.has(itemId));
    const pictures = answers.flatMap(({ answer }) => filesOfAnswer(answer));
    return {
      ...facts,
      answers,
      submitted: written.filter((id) => ids.has(id)),
      media: await mediaFor(db, files, pictures, sessionId),
    };
  });
}
