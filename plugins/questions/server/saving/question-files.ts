import type { Id } from 'edutech/core/common/ids';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { QuestionValues } from '../../api/saving';
import { selectShownFiles } from './question-files.queries';

const isShown = ({ mime }: StoredFile): boolean => /^(image|audio)\//.test(mime);

/**
 * The pictures and recordings of a form, by id. They are the caller's own uploads, which are now kept, or shown
 * by a question that they may read (a fork, a copied picture). Throws 404 `core.files.notFound` for others.
 */
export async function keptFiles(
  db: Db,
  files: Files,
  actor: SignedIn,
  { body, key }: Pick<QuestionValues, 'body' | 'key'>,
): Promise<ReadonlyMap<Id, StoredFile>> {
  const ids = [...new Set([...filesOfBody(body), ...filesOfKey(key)])];
  if (ids.length === 0) return new Map();
  const shown = new Set(await selectShownFiles(db, ids, actor));
  const own = ids.filter((id) => !shown.has(id));
  if (own.length > 0) await files.keep(db, own, actor.personId);
  const found = await files.findMany(db, ids);
  const wrong = [...found.values()].find((file) => !isShown(file));
  if (wrong) throw wrongField('body', 'questions.error.wrongFile', { name: wrong.name });
  return found;
}
