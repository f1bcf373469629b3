import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { PaperView } from './PaperView';
import { StartView } from './start/StartView';
import { type Data, loadImport } from './load-import';

export const loader = loadImport;

/** The document is called as the paper is. */
export const head = (data: Data): PageHead =>
  data.shows === 'paper' ? { title: (data.paper.title || data.paper.filename).slice(0, 40) } : {};

export function Page() {
  const data = useLoaderData<Data>();
  return data.shows === 'paper' ? (
    <PaperView key={data.paper.importId} data={data} />
  ) : (
    <StartView imports={data.imports} />
  );
}
