import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type AuditFacts, verifyAudit } from '../../api';

/** Whether the chain of records is whole, as it was computed last, and the button that computes it again. */
export function ChainCard({ facts: { check } }: { facts: AuditFacts }) {
  const t = useText();
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
  const state = isWhole === null ? 'unknown' : isWhole ? 'whole' : 'broken';
  return (
    <Row
      as="section"
      justify="between"
      wrap
      gap={4}
      rows={1}
      className={classNames(
        'card',
        'deployment-audit-chain',
        'below-3',
        'pad-y-2',
        'pad-x-4',
        isWhole && 'tint-done',
        isWhole === false && 'tint-late',
      )}
      aria-label={t('deployment.audit.chain')}
    >
      <Row gap={3} className="grow shrink">
        <span className={classNames('fixed', isWhole === null ? 'muted' : isWhole ? 'ink-done' : 'ink-late')}>
          <Icon name={isWhole === null ? 'Link' : isWhole ? 'Checkmark' : 'Warning'} />
        </span>
        <p>
          <b className={isWhole === null ? undefined : isWhole ? 'ink-done' : 'ink-late'}>
            {t(`deployment.audit.chain.${state}`)}
          </b>{' '}
          <span className="soft t-13">
            {check?.endedAt
              ? t(check.brokenAt === null ? 'deployment.audit.chain.checked' : 'deployment.audit.chain.brokenAt', {
                  time: cityMinute(new Date(check.endedAt)),
                  by: check.by,
                  sealed: check.sealed,
                  position: check.brokenAt ?? 0,
                })
              : t('deployment.audit.chain.why')}
            {check && check.unsealed > 0 && ` ${t('deployment.audit.chain.unsealed', { count: check.unsealed })}`}
          </span>
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
