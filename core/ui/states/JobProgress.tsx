import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedNumber } from 'react-intl';
import { type JobState, jobState } from '../../common/api/jobs';
import { useAgainUntil } from '../../web/asking/use-again-until';
import { useAsked } from '../../web/asking/use-asked';
import { useText } from '../../web/hooks';

interface JobProgressProps {
  /** What a call that started the work answered. */
  readonly jobId: string;
  /** What it does: "Importing 3,000 people". */
  readonly label: ReactNode;
  /** Runs once, when it is done or given up. */
  readonly onEnd?: (state: 'done' | 'failed') => void;
}

const begun: JobState = { state: 'waiting', progress: 0 };

/** The progress of long work. It continues when the page is left. */
export function JobProgress({ jobId, label, onEnd }: JobProgressProps) {
  const t = useText();
  const { state, progress } = useJobState(jobId, onEnd);
  const words = typeof label === 'string' ? label : t('core.ui.job.label');
  return (
    <div className="job-progress" role="status">
      <p>
        <span>{label}</span>
        <span>
          {state === 'running' ? (
            <FormattedNumber value={progress} style="percent" maximumFractionDigits={0} />
          ) : (
            t(`core.ui.job.${state}`)
          )}
        </span>
      </p>
      <progress className="meter" aria-label={words} max={1} value={progress} />
    </div>
  );
}

/** Asks each second until the work has ended; a call that fails is asked again. */
function useJobState(jobId: string, onEnd: JobProgressProps['onEnd']): JobState {
  const { data: job = begun } = useAgainUntil(useAsked(jobState, { jobId }), hasEnded);
  const { state } = job;
  const tell = useEffectEvent((ended: 'done' | 'failed') => onEnd?.(ended));
  // Told once, when it has ended
  useEffect(() => {
    if (state === 'done' || state === 'failed') tell(state);
  }, [state]);
  return job;
}

const hasEnded = ({ state }: JobState): boolean => state === 'done' || state === 'failed';
