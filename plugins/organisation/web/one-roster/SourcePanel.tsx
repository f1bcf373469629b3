import { Link } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import { dropSourceRun, pullSource, type SourceRun, type sourceRuns, takeSourceRun } from '../../api';
import { routes } from '../../routes';
import { useSummary } from '../rosters/use-summary';

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
  const t = useText();
  return (
    <Stack gap={2}>
      <Row wrap>
        <b>
          <SaidMoment at={run.beganAt} />
        </b>
        <Tag tone={tones[run.state]}>{t(`organisation.source.run.${run.state}`)}</Tag>
        <span className="muted size-13">{run.askedBy || t('organisation.source.bySchedule')}</span>
      </Row>
      {run.fault && <p className="size-13">{run.fault}</p>}
      {run.detail && (
        <details className="t-13 muted">
          <summary>{t('organisation.source.technical')}</summary>
          <p className="breaks">{run.detail}</p>
        </details>
      )}
      {run.state === 'waiting' && (
        <p className="size-13" role="status">
          {t(`organisation.source.why.${run.why}`, { leaving: run.leaving, known: run.known })}
        </p>
      )}
      {run.state === 'taken' && run.imports.length === 0 && (
        <p className="muted size-13">{t('organisation.source.nothing')}</p>
      )}
      <Row as="ul" wrap align="start" gap={6} rows={2}>
        {run.imports.map((one) => (
          <Found key={one.id} found={one} isFirst={run.why === 'first'} hasSamples={isNewest} />
        ))}
      </Row>
      {run.state === 'waiting' && <WaitingActs run={run} />}
    </Stack>
  );
}

interface FoundProps {
  readonly found: SourceRun['imports'][number];
  /** A reading before any school is written. */
  readonly isFirst: boolean;
  readonly hasSamples: boolean;
}

/** What a reading has found of one kind. */
function Found({ found: { id, kind, state, counts, samples }, isFirst, hasSamples }: FoundProps) {
  const t = useText();
  const summary = useSummary();
  const good = counts.new + counts.changed + counts.moved;
  // nothing is wrong with people whose school does not exist yet
  const isLater = isFirst && state === 'checked' && kind !== 'schools' && good === 0 && counts.wrong > 0;
  return (
    <li>
      <Link className="row-title" to={routes.rosterImport.to({ id })}>
        {t(`organisation.rosters.kind.${kind}`)}
      </Link>
      <p className="size-13">{isLater ? t('organisation.source.later') : summary(counts)}</p>
      {hasSamples &&
        samples.map((sample) => (
          <p key={sample} className="muted size-13 breaks">
            {sample}
          </p>
        ))}
    </li>
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
      <Button look={leaving > 0 ? 'danger' : 'primary'} busy={isBusy} onClick={() => void take.run()}>
        {t('organisation.source.take', { leaving })}
      </Button>
      <Button look="quiet" busy={isBusy} onClick={() => void drop.run()}>
        {t('organisation.source.drop')}
      </Button>
    </Row>
  );
}
