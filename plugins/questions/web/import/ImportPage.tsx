import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { getImport, listImports } from '../../api';
import { PaperView } from './PaperView';
import { StartView } from './start/StartView';

/** What one has imported; with `?paper=` one of these, to be looked through. */
export const loader = async ({ call, url, signal, termId }: LoaderArgs) => {
  const importid = url.searchParams.get('paper');
  if (!isId(importid)) return { shows: 'list', imports: await call(listImports, {}, { signal }) } as const;
  const [paper, books] = await Promise.all([
    call(getImport, { importid }, { signal }),
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termid: termId }) }, { signal }),
  ]);
  return { shows: 'paper', paper, books } as const;
};
type Data = Awaited<ReturnType<typeof loader>>;
export type PaperData = Extract<Data, { shows: 'paper' }>;
export type ImportLine = Extract<Data, { shows: 'list' }>['imports'][number];

/** The document is called as the paper is. */
export const head = (data: Data): PageHead =>
  data.shows === 'paper' ? { title: (data.paper.title || data.paper.filename).slice(0, 40) } : {};

export function Page() {
  const data = useLoaderData<Data>();
  return data.shows === 'paper' ? (
    <PaperView key={data.paper.importid} data={data} />
  ) : (
    <StartView imports={data.imports} />
  );
}
