import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { ClassView } from './ClassView';
import { type ClassData, loadClass } from './load-class';

export const loader: Loader<ClassData> = loadClass;

/** What a teacher's classes got wrong, to be explained, practised and given again. */
export function Page() {
  const t = useText();
  const data = useLoaderData<ClassData>();
  if (data.chosen) return <ClassView data={data} />;
  return (
    <PageFrame title={t('wrong.list.title')}>
      <div className="card">
        <EmptyState picture="box" title={t('wrong.class.none')} text={t('wrong.class.none.text')} />
      </div>
    </PageFrame>
  );
}
