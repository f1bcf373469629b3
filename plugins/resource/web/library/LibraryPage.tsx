import { useLoaderData } from 'react-router';
import type { Loader } from 'edutech/core/web/plugin';
import { type LibraryData, loadLibrary, spaceOf } from './load-library';
import { LibraryView } from './LibraryView';

export const loader: Loader<LibraryData> = (args) => loadLibrary(args, spaceOf(args.url.searchParams));

/** One's own resources, those of the school, the marked and the removed ones. */
export function Page() {
  return <LibraryView data={useLoaderData<LibraryData>()} title="resource.list.title" />;
}
