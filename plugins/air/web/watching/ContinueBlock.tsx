import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { airContinue, type BegunLesson } from '../../api';
import { ContinueList } from './ContinueList';

const count = 4;

export const loader: Loader<BegunLesson[]> = ({ call }) => call(airContinue, { count });

/** What a student has begun to watch, on the home of the day. */
export function Block({ data }: { data: BegunLesson[] }) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <Panel title={t('air.continue.title')}>
      <ContinueList lessons={data} />
    </Panel>
  );
}
