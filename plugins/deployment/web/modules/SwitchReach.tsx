import type { OutputOf } from 'edutech/core/common/endpoint';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useAgainUntil } from 'edutech/core/web/asking/use-again-until';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { moduleReach } from '../../api';

type Reach = OutputOf<typeof moduleReach>;

const isEverywhere = ({ processes }: Reach): boolean => processes.every(({ hasHeard }) => hasHeard);

/** Which server processes the newest switch has reached: followed until all have heard. */
export function SwitchReach({ changedAt }: { readonly changedAt: string }) {
  const t = useText();
  // asks on until every process has heard of this change
  const { data: reach } = useAgainUntil(
    useRead((call, signal) => call(moduleReach, {}, { quiet: true, signal }), changedAt),
    isEverywhere,
  );
  const { processes = [] } = reach ?? {};
  const heard = processes.filter(({ hasHeard }) => hasHeard).length;
  const isDone = reach !== undefined && isEverywhere(reach);
  return (
    <Stack gap={2} className="card below-3 pad-y-3 pad-x-4" role="status">
      <Row as="p">
        <Icon name={isDone ? 'Checkmark' : 'ArrowClockwise'} />
        {t(isDone ? 'deployment.modules.reachedAll' : 'deployment.modules.reaching', {
          heard,
          total: processes.length,
        })}
      </Row>
      <progress
        className="meter wide"
        max={Math.max(1, processes.length)}
        value={heard}
        aria-label={t('deployment.modules.reachLabel')}
      />
      {!isDone && (
        <Row as="p" className="muted">
          {processes
            .filter(({ hasHeard }) => !hasHeard)
            .map(({ host, pid }) => `${host} · ${pid}`)
            .join(', ')}
        </Row>
      )}
    </Stack>
  );
}
