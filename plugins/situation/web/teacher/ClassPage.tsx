import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { ClassView } from './ClassView';
import { loadClass, type ShownClass } from './load-class';

export const loader: Loader<ShownClass | null> = loadClass;

/** What a class knows: one sentence, then the map that proves it. */
export function Page() {
  const t = useText();
  const shown = useLoaderData<ShownClass | null>();
  if (shown) return <ClassView {...shown} />;
  return (
    <PageFrame title={t('situation.view.title')}>
      <div className="card">
        <EmptyState title={t('situation.class.none')} text={t('situation.class.none.text')} />
      </div>
    </PageFrame>
  );
}
