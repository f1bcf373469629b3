import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import type { Id } from 'edutech/core/common/ids';
import type { Conversions, Convertible } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Medium } from '../../api/records';
import type { HomeworkKey } from './homework.queries';
import { filesOfKeys, loadItems, loadKeys, mediaOf } from './sheet';

/** Documents that no browser shows as they are. */
const office = ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'];
const isDocument = ({ ext }: Pick<Convertible, 'ext'>): boolean => office.includes(ext);

export interface FileParts {
  readonly files: Files;
  readonly conversions: Conversions;
}

/**
 * Keeps files of answers or homework, and requests the conversion of documents for viewing
 * at.
 */
export async function keepAndConvertFiles(db: Db, { files, conversions }: FileParts, ids: readonly Id[], personId: Id) {
  const kept = await files.keep(db, [...ids], personId);
  const documents = kept.filter(isDocument);
  if (documents.length > 0) await conversions.request(db, documents);
}

/**
 * Keeps the pictures of answers that are set for homework: uploads of the person, beside those that its answers show
 * already. 404 `core.files.notFound` for files of others.
 */
export async function keepFilesOfKeys(
  db: Db,
  { files, bank }: { readonly files: Files; readonly bank: QuestionBank<Db> },
  homework: HomeworkKey,
  keys: readonly QuestionKey[],
  personId: Id,
): Promise<void> {
  const wanted = filesOfKeys(keys);
  if (wanted.length === 0) return;
  const before = await loadKeys(db, bank, homework, await loadItems(db, bank, homework));
  const shown = new Set(filesOfKeys([...before.values()].map(({ key }) => key)));
  const added = wanted.filter((id) => !shown.has(id));
  if (added.length > 0) await files.keep(db, added, personId);
}

/** Files to be looked at: documents with their PDF, once there is one. */
export async function shownFiles(
  db: Db,
  { files, conversions }: FileParts,
  ids: readonly Id[],
  sessionId: string,
): Promise<Medium[]> {
  const media = await mediaOf({ files }, db, ids, sessionId);
  const wanted = media.filter(isDocument).map(({ fileId }) => fileId);
  if (wanted.length === 0) return media;
  const documents = [...(await files.findMany(db, wanted)).values()];
  const [states, made] = await Promise.all([
    conversions.statesOf(db, wanted),
    conversions.renditionsOf(db, documents, { session: sessionId }),
  ]);
  return media.map((file) => {
    const rendition = made.get(file.fileId);
    if (rendition?.kind === 'document' && rendition.pdf) return { ...file, pdf: rendition.pdf };
    return states.get(file.fileId) === conversionStates.converting ? { ...file, isConverting: true } : file;
  });
}
