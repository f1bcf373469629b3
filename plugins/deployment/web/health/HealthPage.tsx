import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { checkHealth, readVitals } from '../../api';
import { Moment } from '../shared/Moment';
import { Checks } from './Checks';
import { Figures } from './Figures';
import { Processes } from './Processes';

interface Data {
  readonly health: OutputOf<typeof checkHealth>;
  readonly vitals: OutputOf<typeof readVitals>;
}

export const loader: Loader<Data> = async ({ call }) => {
  const [health, vitals] = await Promise.all([call(checkHealth, {}), call(readVitals, {})]);
  return { health, vitals };
};

/** How often the page looks again by itself. Milliseconds. */
const lookAgainMilliseconds = 30_000;

/** How the deployment is: what is wrong and what to do first, then figures and processes, then all that was looked at. */
export function Page() {
  const t = useText();
  const { health, vitals } = useLoaderData<Data>();
  const { revalidate, state } = useRevalidator();
  // Looks again every half minute while the page is seen
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [revalidate]);
  const count = (one: string) => health.checks.filter((check) => check.state === one).length;
  const isWell = count('wrong') === 0;
  return (
    <PageFrame
      title={t('deployment.health.title')}
      note={t('deployment.health.checkedAt', { time: <Moment key="time" at={health.checkedAt} seconds /> })}
      end={
        <>
          <Tag tone={isWell ? 'done' : 'late'} icon={isWell ? 'Checkmark' : 'Warning'}>
            {t('deployment.health.wrong', { count: count('wrong') })}
          </Tag>
          <Tag tone={count('advice') > 0 ? 'star' : 'done'}>
            {t('deployment.health.advice', { count: count('advice') })}
          </Tag>
          <Button icon="ArrowClockwise" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('deployment.health.again')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Figures vitals={vitals} />
        <Checks checks={health.checks} />
        <Processes processes={vitals.processes} />
      </Stack>
    </PageFrame>
  );
}
