import { useLoaderData } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { shelves } from './list-wish';
import { loadPapers, type PapersData } from './load-papers';
import { NewPaper } from './NewPaper';
import { PapersView } from './PapersView';

export const loader: Loader<PapersData> = (args) => loadPapers(args, shelves);

/** One's own papers, those that others share, and what waits for one. */
export function Page() {
  const t = useText();
  return <PapersView title={t('exam.list.title')} data={useLoaderData<PapersData>()} end={<NewPaper />} />;
}
