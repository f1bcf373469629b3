import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { cancelJob, type JobRow, retryJob } from '../../api';

/** What can be done with a job: where its cause can be mended that comes first, else it is tried again. */
export function JobActs({ job: { id, title, state, path } }: { readonly job: JobRow }) {
  const t = useText();
  const call = useCall();
  const said = (text: string) => () => ({ id: text, values: { name: title } });
  const retry = useAct(() => call(retryJob, { jobId: id }), { done: said('deployment.jobs.retried') });
  const cancel = useAct(() => call(cancelJob, { jobId: id }), { done: said('deployment.jobs.cancelledOne') });
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
