import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { Loader } from 'edutech/core/web/plugin';
import { CollectionView } from './list/CollectionView';
import { type CollectionData, loadCollection } from './load-collection';

// what a student opens from the list comes when he does: the list is read on phones
const PracticeView = lazy(() => import('./practice/PracticeView').then((part) => ({ default: part.PracticeView })));
const PrintView = lazy(() => import('./print/PrintView').then((part) => ({ default: part.PrintView })));
const AddView = lazy(() => import('./adding/AddView').then((part) => ({ default: part.AddView })));

export const loader: Loader<CollectionData> = loadCollection;

/** A student's wrong questions: finding them, practising, printing, adding by photo. */
export function Page() {
  const data = useLoaderData<CollectionData>();
  if (data.view === 'list') return <CollectionView list={data.list} plan={data.plan} />;
  return (
    <Suspense fallback={<Skeletons shape="cards" />}>
      {data.view === 'practise' && <PracticeView key={data.practice?.practiceId ?? ''} {...data} />}
      {data.view === 'print' && <PrintView list={data.list} />}
      {data.view === 'add' && <AddView subjects={data.subjects} />}
    </Suspense>
  );
}
