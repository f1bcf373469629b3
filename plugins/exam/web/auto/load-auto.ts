import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { Loader } from 'edutech/core/web/plugin';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';

/** What composing by rules opens with: the books that one teaches with. */
export interface AutoData {
  readonly books: readonly StageItem[];
}

export const loadAuto: Loader<AutoData> = async ({ call, signal, termId }) => ({
  books: await call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
});
