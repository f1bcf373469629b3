import { useLoaderData } from 'react-router';
import type { Loader } from 'edutech/core/web/plugin';
import { type LibraryData, loadLibrary } from './load-library';
import { LibraryView } from './LibraryView';

export const loader: Loader<LibraryData> = (args) => loadLibrary(args, 'public');

/** What everybody may use, as teachers look for it; kept as it was left. */
export function Page() {
  return <LibraryView data={useLoaderData<LibraryData>()} title="resource.online.title" />;
}
