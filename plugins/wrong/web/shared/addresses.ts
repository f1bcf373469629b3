import type { Id } from 'edutech/core/common/ids';
import type { Running } from 'edutech/core/common/routes';
import { routes as work } from 'edutech/plugins/work/routes';

// Addresses of the pages of wrong questions: nobody else writes them down.

const collectionPath = '/st-wrong/list';

export const collectionAddress = collectionPath;
/** Practising: what is due today, or the practice that was begun. */
export const practiceAddress = (practiceId?: Id): string =>
  `${collectionPath}?${new URLSearchParams({ view: 'practise', ...(practiceId && { practice: practiceId }) })}`;
/** Adding by photo. */
export const addAddress = `${collectionPath}?view=add`;
/** What is narrowed now, as a booklet; or some of it. */
export function printAddress(search: URLSearchParams, entryIds: readonly Id[] = []): string {
  const next = new URLSearchParams(search);
  for (const name of ['page', 'pageline', 'practice']) next.delete(name);
  if (entryIds.length > 0) next.set('entry', entryIds.join(','));
  next.set('view', 'print');
  return `${collectionPath}?${next}`;
}
/** One entry: what the code beside a printed question says. */
export const entryAddress = (entryId: Id): string => `${collectionPath}?entry=${entryId}`;

/** A new homework with these questions on its sheet; nothing where there is no homework. */
export const followUpAddress = (running: Running, questionIds: readonly Id[]): string | undefined =>
  work.create.ifOn(running, { from: 'wrong', questions: questionIds.join(',') });
