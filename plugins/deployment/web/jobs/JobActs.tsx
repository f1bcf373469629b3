import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { cancelJob, type JobRow, retryJob, stopJob } from '../../api';

/** What can be done with a job: where its cause can be mended that comes first, else it is tried again; one that runs is stopped. */
export function JobActs({ job: { id, title, state, path, canStop } }: { readonly job: JobRow }) {
  const t = useText();
  const call = useCall();
  const said = (text: string) => () => ({ id: text, values: { name: title } });
  const retry = useAct(() => call(retryJob, { jobId: id }), { done: said('deployment.jobs.retried') });
  const cancel = useAct(() => call(cancelJob, { jobId: id }), { done: said('deployment.jobs.cancelledOne') });
  const stop = useAct(() => call(stopJob, { jobId: id }), { done: said('deployment.jobs.stopped') });
  const [isStopping, setStopping] = useState(false);
  if (state === 'running')
    return canStop ? (
      <Button size="small" busy={stop.isBusy} disabled={isStopping} onClick={() => void stop.run().then(setStopping)}>
        {t(isStopping ? 'deployment.jobs.stopping' : 'deployment.jobs.stop')}
      </Button>
    ) : (
      <small className="muted">{t('deployment.jobs.neverStops')}</small>
    );
  if (state === 'waiting')
    return (
      <Button size="small" look="quiet" busy={cancel.isBusy} onClick={() => void cancel.run()}>
        {t('deployment.jobs.cancel')}
      </Button>
    );
  if (state !== 'failed' && state !== 'cancelled') return null;
  return (
    <>
      {state === 'failed' && path && (
        <Button size="small" look="primary" to={path}>
          {t('deployment.jobs.solve')}
        </Button>
      )}
      <Button
        size="small"
        look={path ? undefined : 'soft'}
        icon="ArrowClockwise"
        busy={retry.isBusy}
        onClick={() => void retry.run()}
      >
        {t('deployment.jobs.retry')}
      </Button>
    </>
  );
}
