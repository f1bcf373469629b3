import type { Calls } from 'edutech/core/web/call';
import { getImport, someQuestions } from '../../../api';
import type { Question } from './question';

/** Questions that one call answers. */
const most = 200;

/** A paper that was imported: its title, and those of its questions that are in the bank, in its order. */
export async function readPaper(
  call: Calls,
  importId: string,
  options: { readonly signal: AbortSignal; readonly quiet: boolean },
): Promise<{ readonly title: string; readonly questions: readonly Question[] }> {
  const { title, filename, items } = await call(getImport, { importId }, options);
  const ids = items.flatMap(({ questionId }) => questionId ?? []).slice(0, most);
  const questions = ids.length > 0 ? await call(someQuestions, { ids }, options) : [];
  return { title: (title || filename.replace(/\.\w{1,5}$/, '')).trim().slice(0, 100), questions };
}
