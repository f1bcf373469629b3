import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type JobState, jobState } from '../../common/api/jobs';
import { useCall } from '../../web/hooks';

interface JobProgressProps {
  /** What a call that started the work answered. */
  readonly jobId: string;
  /** What it does: "Importing 3,000 people". */
  readonly label: ReactNode;
  /** Runs once, when it is done or given up. */
  readonly onEnd?: (state: 'done' | 'failed') => void;
}

const askMilliseconds = 1000;
const begun: JobState = { state: 'waiting', progress: 0 };

/** The progress of long work. It continues when the page is left. */
export function JobProgress({ jobId, label, onEnd }: JobProgressProps) {
  const intl = useIntl();
  const { state, progress } = useJobState(jobId, onEnd);
  const words = typeof label === 'string' ? label : intl.formatMessage({ id: 'core.ui.job.label' });
  return (
    <div className="job-progress" role="status">
      <p>
        <span>{label}</span>
        <span>
          {state === 'running' ? (
            <FormattedNumber value={progress} style="percent" maximumFractionDigits={0} />
          ) : (
            <FormattedMessage id={`core.ui.job.${state}`} />
          )}
        </span>
      </p>
      <progress className="meter" aria-label={words} max={1} value={progress} />
    </div>
  );
}

/** Asks each second until the work has ended; a call that fails is asked again. */
function useJobState(jobId: string, onEnd: JobProgressProps['onEnd']): JobState {
  const call = useCall();
  const [job, setJob] = useState(begun);
  const ended = useRef(onEnd);
  // A new function of the caller must not restart the polling
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);
  // Asks on and on; stops when the page is left or the work has ended
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const next = await call(jobState, { jobId }, { quiet: true, signal: stop.signal }).catch(() => null);
      if (stop.signal.aborted) return;
      if (next) setJob(next);
      if (next?.state === 'done' || next?.state === 'failed') ended.current?.(next.state);
      else timer = setTimeout(() => void ask(), askMilliseconds);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [jobId, call]);
  return job;
}
