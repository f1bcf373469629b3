import type { Id } from 'edutech/core/common/ids';
import type { Running } from 'edutech/core/common/addresses/routes';
import { routes as work } from 'edutech/plugins/work/routes';
import { routes } from '../../routes';

// Addresses of the pages of wrong questions: nobody else writes them down.

export const collectionAddress = routes.studentList.to();
/** Practising: what is due today, or the practice that was begun. */
export const practiceAddress = (practiceId?: Id): string =>
  routes.studentList.to({ view: 'practise', practice: practiceId });
/** Adding by photo. */
export const addAddress = routes.studentList.to({ view: 'add' });
/** What is narrowed now, as a booklet; or some of it. */
export function printAddress(search: URLSearchParams, entryIds: readonly Id[] = []): string {
  const next = new URLSearchParams(search);
  for (const name of ['page', 'pageline', 'practice']) next.delete(name);
  if (entryIds.length > 0) next.set('entry', entryIds.join(','));
  next.set('view', 'print');
  return `${collectionAddress}?${next}`;
}
/** A new homework with these questions on its sheet; nothing where there is no homework. */
export const followUpAddress = (running: Running, questionIds: readonly Id[]): string | undefined =>
  work.create.ifOn(running, { from: 'wrong', questions: questionIds.join(',') });
