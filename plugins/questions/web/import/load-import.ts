import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { getImport, listImports } from '../../api';

/** What one has imported; with `?paper=` one of these, to be looked through. */
export const loadImport = async ({ call, url, signal, termId }: LoaderArgs) => {
  const importId = url.searchParams.get('paper');
  if (!isId(importId)) return { shows: 'list', imports: await call(listImports, {}, { signal }) } as const;
  const [paper, books] = await Promise.all([
    call(getImport, { importId }, { signal }),
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
  ]);
  return { shows: 'paper', paper, books } as const;
};

export type Data = Awaited<ReturnType<typeof loadImport>>;

export type PaperData = Extract<Data, { shows: 'paper' }>;

export type ImportLine = Extract<Data, { shows: 'list' }>['imports'][number];
