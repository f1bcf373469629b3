import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useCall } from 'edutech/core/web/hooks';
import { moduleReach } from '../../api';

type Reach = OutputOf<typeof moduleReach>;

const askMilliseconds = 1000;

/** Which server processes the newest switch has reached: followed until all have heard. */
export function SwitchReach({ changedAt }: { readonly changedAt: string }) {
  const intl = useIntl();
  const reach = useReach(changedAt);
  const { processes = [] } = reach ?? {};
  const heard = processes.filter(({ hasHeard }) => hasHeard).length;
  const isDone = reach !== null && heard === processes.length;
  return (
    <div className="deployment-reach card" role="status">
      <p>
        <Icon name={isDone ? 'Checkmark' : 'ArrowClockwise'} />
        <FormattedMessage
          id={isDone ? 'deployment.modules.reachedAll' : 'deployment.modules.reaching'}
          values={{ heard, total: processes.length }}
        />
      </p>
      <progress
        className="meter"
        max={Math.max(1, processes.length)}
        value={heard}
        aria-label={intl.formatMessage({ id: 'deployment.modules.reachLabel' })}
      />
      {!isDone && (
        <p className="muted">
          {processes
            .filter(({ hasHeard }) => !hasHeard)
            .map(({ host, pid }) => `${host} · ${pid}`)
            .join(', ')}
        </p>
      )}
    </div>
  );
}

function useReach(changedAt: string): Reach | null {
  const call = useCall();
  const [known, setKnown] = useState<{ readonly of: string; readonly reach: Reach } | null>(null);
  // Asks on until every process has heard of this change
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const next = await call(moduleReach, {}, { quiet: true, signal: stop.signal }).catch(() => null);
      if (stop.signal.aborted) return;
      if (next) setKnown({ of: changedAt, reach: next });
      if (!next || next.processes.some(({ hasHeard }) => !hasHeard))
        timer = setTimeout(() => void ask(), askMilliseconds);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [changedAt, call]);
  return known?.of === changedAt ? known.reach : null;
}
