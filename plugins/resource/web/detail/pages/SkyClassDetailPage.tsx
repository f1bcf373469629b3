import { useLoaderData, useLocation } from 'react-router';
import { shelves } from '../../shared/addresses';
import { DetailView } from '../DetailView';
import { head, loadForSignedIn, type DetailData } from './load-detail';

export const loader = loadForSignedIn;
export { head };

/** A resource of the sky class, on the teachers' side and on the students'. */
export function Page() {
  const { pathname } = useLocation();
  const shelf = pathname === shelves.students.detail.path ? 'students' : 'skyClass';
  return <DetailView resource={useLoaderData<DetailData>()} shelf={shelf} />;
}
