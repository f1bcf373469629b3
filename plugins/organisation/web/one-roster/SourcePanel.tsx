import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';

import { useCall, useText } from 'edutech/core/web/hooks';
import { dropSourceRun, pullSource, type SourceRun, type sourceRuns, takeSourceRun } from '../../api';
import { routes } from '../../routes';

const tones: Readonly<Record<SourceRun['state'], TagTone>> = {
  reading: 'info',
  failed: 'late',
  waiting: 'due',
  taking: 'info',
  taken: 'done',
  dropped: 'plain',
};

/** What was read from the connected service lately, and what waits for somebody to look at it. */
export function SourcePanel({ source: { isNightly, runs } }: { readonly source: OutputOf<typeof sourceRuns> }) {
  const t = useText();
  const call = useCall();
  const pull = useAct((isFull: boolean) => call(pullSource, { isFull }));
  const isAtWork = runs.some(({ state }) => state === 'reading' || state === 'taking');
  return (
    <Panel title={t('organisation.source.title')} className="below-4">
      <Stack gap={4} className="pad-t-3 pad-x-4 pad-b-4">
        <Row wrap justify="between">
          <span className="muted size-13">{t(`organisation.source.when.${isNightly ? 'nightly' : 'byHand'}`)}</span>
          <Row wrap>
            <Button size="small" busy={pull.isBusy || isAtWork} onClick={() => void pull.run(true)}>
              {t('organisation.source.pullAll')}
            </Button>
            <Button size="small" busy={pull.isBusy || isAtWork} onClick={() => void pull.run(false)}>
              {t('organisation.source.pull')}
            </Button>
          </Row>
        </Row>
        {runs.length === 0 && <p className="muted">{t('organisation.source.noRuns')}</p>}
        {runs.map((run, at) => (
          <Run key={run.id} run={run} isNewest={at === 0} />
        ))}
      </Stack>
    </Panel>
  );
}

function Run({ run, isNewest }: { readonly run: SourceRun; readonly isNewest: boolean }) {
  const intl = useIntl();
  const t = useText();
  const time = intl.formatDate(run.beganAt, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Stack gap={2}>
      <Row wrap>
        <b className="num">{time}</b>
        <Tag tone={tones[run.state]}>{t(`organisation.source.run.${run.state}`)}</Tag>
        <span className="muted size-13">{run.askedBy || t('organisation.source.bySchedule')}</span>
      </Row>
      {run.fault && (
        <p className="size-13">
          {run.fault} {run.detail && <span className="muted breaks">{run.detail}</span>}
        </p>
      )}
      {run.state === 'waiting' && (
        <p className="size-13" role="status">
          {t(`organisation.source.why.${run.why}`, { leaving: run.leaving, known: run.known })}
        </p>
      )}
      {run.state === 'taken' && run.imports.length === 0 && (
        <p className="muted size-13">{t('organisation.source.nothing')}</p>
      )}
      <Stack as="ul" gap={2}>
        {run.imports.map(({ id, kind, counts, samples }) => (
          <li key={id}>
            <Link className="row-title" to={routes.rosterImport.to({ id })}>
              {t(`organisation.rosters.kind.${kind}`)}
            </Link>{' '}
            <span className="size-13">{t('organisation.rosters.summary', counts)}</span>
            {isNewest && samples.length > 0 && <p className="muted size-13 breaks">{samples.join('；')}</p>}
          </li>
        ))}
      </Stack>
      {run.state === 'waiting' && <WaitingActs run={run} />}
    </Stack>
  );
}

function WaitingActs({ run: { id, leaving } }: { readonly run: SourceRun }) {
  const t = useText();
  const call = useCall();
  const take = useAct(() => call(takeSourceRun, { id }));
  const drop = useAct(() => call(dropSourceRun, { id }));
  const isBusy = take.isBusy || drop.isBusy;
  return (
    <Row wrap>
      <Button look="primary" busy={isBusy} onClick={() => void take.run()}>
        {t('organisation.source.take', { leaving })}
      </Button>
      <Button look="quiet" busy={isBusy} onClick={() => void drop.run()}>
        {t('organisation.source.drop')}
      </Button>
    </Row>
  );
}
