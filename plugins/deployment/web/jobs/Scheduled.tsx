import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Tag } from 'edutech/core/ui/Tag';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ScheduledJob, turnSchedule } from '../../api';
import { rhythmOf } from '../../model/schedule';
import { Switch } from '../shared/Switch';
import { Took } from '../shared/Working';

/** So many are seen at once. */
const most = 8;

/** Work that returns by itself: what, when, how it went last, and when it runs next. What is switched off and what failed come first. */
export function Scheduled({ jobs }: { readonly jobs: readonly ScheduledJob[] }) {
  const t = useText();
  const now = new Date(useNow());
  const [isWhole, setWhole] = useState(false);
  const isBad = ({ last }: ScheduledJob) => last?.state === 'failed';
  const call = useCall();
  const turn = useAct(({ name: job }: ScheduledJob, on: boolean) => call(turnSchedule, { job, on }), {
    done: (_, { title }, on) => ({ id: `deployment.jobs.turned${on ? 'On' : 'Off'}`, values: { name: title } }),
    undo: (_, { name: job }, on) => call(turnSchedule, { job, on: !on }),
  });
  const ordered = jobs.toSorted(
    (one, other) =>
      Number(one.isOn) - Number(other.isOn) ||
      Number(isBad(other)) - Number(isBad(one)) ||
      (one.next ?? '9').localeCompare(other.next ?? '9') ||
      one.name.localeCompare(other.name),
  );
  return (
    <Panel
      title={t('deployment.jobs.scheduled')}
      end={
        jobs.length > most && (
          <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'deployment.jobs.fewer' : 'deployment.jobs.allScheduled', { count: jobs.length })}
          </Button>
        )
      }
    >
      <ul className="pad-b-2">
        {(isWhole ? ordered : ordered.slice(0, most)).map((job) => (
          <li key={job.name} className="deployment-scheduled pad-y-2 pad-x-4 ruled">
            <strong>{job.title}</strong>
            <Rhythm cron={job.cron} />
            <span>
              {job.last ? (
                <Row as="span" inline wrap gap={1}>
                  <Tag tone={isBad(job) ? 'late' : 'done'}>{t(`deployment.jobs.state.${job.last.state}`)}</Tag>
                  <SaidMoment at={job.last.endedAt} now={now} />
                  <small className="muted">
                    <Took
                      from={new Date(Date.parse(job.last.endedAt) - job.last.milliseconds).toISOString()}
                      until={job.last.endedAt}
                    />
                  </small>
                </Row>
              ) : (
                <span className="muted">{t('deployment.jobs.last.none')}</span>
              )}
            </span>
            <Row as="span" justify="between" gap={2}>
              <span className="muted">
                {!job.isOn && <Tag tone="due">{t('deployment.jobs.off')}</Tag>}
                {job.next && t('deployment.jobs.next', { time: <SaidMoment at={job.next} now={now} /> })}
              </span>
              <Switch
                label={t('deployment.jobs.returns', { name: job.title })}
                isOn={job.isOn}
                disabled={turn.isBusy}
                onTurn={(on) => void turn.run(job, on)}
              />
            </Row>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Rhythm({ cron }: { readonly cron: string }) {
  const t = useText();
  const { is, ...values } = rhythmOf(cron);
  return <span className="soft">{t(`deployment.jobs.rhythm.${is}`, values)}</span>;
}
