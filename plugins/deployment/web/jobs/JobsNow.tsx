import { FormattedNumber } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { JobRow, jobsNow } from '../../api';
import { CopyLine } from '../shared/CopyLine';
import { JobActs } from './JobActs';
import { Scheduled } from './Scheduled';

/** What was given up and why, what goes on, and what returns by the clock. */
export function JobsNow({ now: { failed, running, waiting, scheduled } }: { readonly now: OutputOf<typeof jobsNow> }) {
  const t = useText();
  return (
    <Stack gap={4}>
      <Panel
        title={t('deployment.jobs.look')}
        note={failed.length > 0 && <Tag tone="late">{failed.length}</Tag>}
        className="deployment-jobs"
      >
        {failed.length === 0 ? (
          <p className="pad-x-4 pad-b-4 ink-done">{t('deployment.jobs.look.none')}</p>
        ) : (
          <ul>
            {failed.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel
        title={t('deployment.jobs.going')}
        note={
          <>
            {running.length > 0 && <Tag tone="info">{running.length}</Tag>}
            {waiting > 0 && <small className="muted">{t('deployment.jobs.queue', { count: waiting })}</small>}
          </>
        }
        className="deployment-jobs"
      >
        {running.length === 0 ? (
          <p className="pad-x-4 pad-b-4 muted">{t('deployment.jobs.going.none')}</p>
        ) : (
          <ul>
            {running.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Panel>
      <Scheduled jobs={scheduled} />
    </Stack>
  );
}

/** One job: what was to be done, for whom, how far it came, why it stopped, and what solves it. */
function Job({ job }: { readonly job: JobRow }) {
  const t = useText();
  const { title, by, state, createdAt, endedAt, tries, mostTries, progress, reason, failure, name, id } = job;
  return (
    <li className="pad-y-3 pad-x-4 ruled">
      <Row wrap gap={3} justify="between">
        <div className="grow shrink">
          <strong className="block">{title}</strong>
          <small className="soft">
            {by || t('deployment.jobs.byClock')} · <SaidMoment at={endedAt ?? createdAt} />
            {state === 'failed' && ` · ${t('deployment.jobs.tried', { count: tries })}`}
            {state === 'running' && tries > 1 && ` · ${t('deployment.jobs.try', { tries, mostTries })}`}
          </small>
        </div>
        {progress !== null && (
          <Row as="span" className="deployment-job-state">
            <progress className="meter" max={1} value={progress} aria-label={title} />
            <small className="num">
              <FormattedNumber value={progress} style="percent" maximumFractionDigits={0} />
            </small>
          </Row>
        )}
        <Row as="span">
          <JobActs job={job} />
        </Row>
      </Row>
      {reason && (
        <Row gap={2} align="start" className="above-2 pad-2 framed round tint-late">
          <span className="ink-late">
            <Icon name="Warning" />
          </span>
          <div className="grow shrink">
            <p>{t(`deployment.jobs.why.${reason}`)}</p>
            <details className="t-13">
              <summary className="muted">{t('deployment.technical')}</summary>
              <CopyLine text={`${name} ${id}\n${failure}`} />
            </details>
          </div>
        </Row>
      )}
    </li>
  );
}
