import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import type { Loader } from 'edutech/core/web/plugin';
import { ClassView } from './ClassView';
import { type ClassData, loadClass } from './load-class';

export const loader: Loader<ClassData> = loadClass;

/** What a teacher's classes got wrong, to be explained, practised and given again. */
export function Page() {
  const data = useLoaderData<ClassData>();
  if (data.chosen) return <ClassView data={data} />;
  return (
    <PageFrame title={<FormattedMessage id="wrong.list.title" />}>
      <div className="card">
        <EmptyState
          picture="box"
          title={<FormattedMessage id="wrong.class.none" />}
          text={<FormattedMessage id="wrong.class.none.text" />}
        />
      </div>
    </PageFrame>
  );
}
