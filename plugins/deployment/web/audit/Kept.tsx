import { useIntl } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AuditFacts } from '../../api';

/** How long records are kept, since when there are any, and what somebody can keep elsewhere to detect a cut. */
export function Kept({ facts: { keptDays, since, check } }: { readonly facts: AuditFacts }) {
  const t = useText();
  const { formatDate } = useIntl();
  const day = { timeZone: cityTimeZone, year: 'numeric', month: 'long', day: 'numeric' } as const;
  return (
    <Panel title={t('deployment.audit.kept')}>
      <Stack as="dl" gap={2} className="pad-x-4 pad-b-4 t-13">
        <Row justify="between">
          <dt>{t('deployment.audit.kept.each')}</dt>
          <dd className="strong">{t('deployment.audit.kept.days', { days: keptDays })}</dd>
        </Row>
        {since && (
          <Row justify="between">
            <dt>{t('deployment.audit.kept.since')}</dt>
            <dd className="strong">{formatDate(since, day)}</dd>
          </Row>
        )}
        {check?.head && (
          <div>
            <dt>{t('deployment.audit.kept.head')}</dt>
            <dd className="breaks">
              <code>{check.head.slice(0, 16)}…</code>
              <small className="block fine">{t('deployment.audit.kept.headNote')}</small>
            </dd>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
