import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { cityMinute, cityTimeZone } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type AuditFacts, verifyAudit } from '../../api';

/** Whether the chain of records is whole, as it was computed last, and the button that computes it again. */
export function ChainCard({ facts: { check, since } }: { facts: AuditFacts }) {
  const t = useText();
  const { formatDate } = useIntl();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [jobId, setJob] = useState<string | null>(null);
  const begin = async () => {
    try {
      setJob((await call(verifyAudit, {})).jobId);
    } catch {
      // the call has shown the error
    }
  };
  const isWhole = check?.endedAt ? check.brokenAt === null && check.unsealed === 0 : null;
  return (
    <Row
      as="section"
      justify="between"
      wrap
      gap={4}
      className={classNames('card', 'deployment-audit-chain', 'pad-y-2', 'pad-x-4', isWhole === false && 'tint-late')}
      aria-label={t('deployment.audit.chain')}
    >
      <Row wrap gap={3} rows={0} className="grow shrink">
        <p>
          <Tag tone={isWhole === null ? 'plain' : isWhole ? 'done' : 'late'}>
            {t(`deployment.audit.chain.${isWhole === null ? 'unknown' : isWhole ? 'whole' : 'broken'}`)}
          </Tag>{' '}
          {check?.endedAt &&
            t(check.brokenAt === null ? 'deployment.audit.chain.checked' : 'deployment.audit.chain.brokenAt', {
              time: cityMinute(new Date(check.endedAt)),
              by: check.by,
              sealed: check.sealed,
              position: check.brokenAt ?? 0,
            })}
        </p>
        {check && check.unsealed > 0 && <p>{t('deployment.audit.chain.unsealed', { count: check.unsealed })}</p>}
        <p className="note">
          {since &&
            t('deployment.audit.since', {
              day: formatDate(since, { timeZone: cityTimeZone, year: 'numeric', month: 'long', day: 'numeric' }),
            })}{' '}
          {check?.head && t('deployment.audit.chain.head', { head: <code>{check.head.slice(0, 16)}</code> })}
        </p>
      </Row>
      {jobId ? (
        <JobProgress
          jobId={jobId}
          label={t('deployment.audit.chain.running')}
          onEnd={() => {
            setJob(null);
            void revalidate();
          }}
        />
      ) : (
        <Button size="small" icon="ArrowClockwise" onClick={() => void begin()}>
          {t('deployment.audit.chain.verify')}
        </Button>
      )}
    </Row>
  );
}
