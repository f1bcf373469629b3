import { useLoaderData } from 'react-router';
import { DetailView } from '../DetailView';
import { head, loadForSignedIn, type DetailData } from './load-detail';

export const loader = loadForSignedIn;
export { head };

/** A resource of the library: one's own, the school's, everybody's. */
export function Page() {
  return <DetailView resource={useLoaderData<DetailData>()} shelf="library" />;
}
