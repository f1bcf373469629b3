import { useLoaderData } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { libraryShelves } from './list-wish';
import { loadPapers, type PapersData } from './load-papers';
import { PapersView } from './PapersView';

export const loader: Loader<PapersData> = (args) => loadPapers(args, libraryShelves);

/** Papers that the school and the city share, to be read, copied and printed. */
export function Page() {
  const t = useText();
  return <PapersView title={t('exam.menu.paperLibrary')} data={useLoaderData<PapersData>()} />;
}
