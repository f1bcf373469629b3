import { useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import {
  applyImport,
  discardImport,
  type ImportDetail,
  importResult,
  undoImport,
  undoOutlook,
  type Standing,
} from '../../api';
import { StandingList } from './StandingList';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { routes } from '../../routes';

const figures = ['new', 'changed', 'moved', 'unchanged', 'wrong'] as const;

/** The dry run in figures, and what can be done with it: write the good rows, fetch the result, take it back. */
export function SummaryPanel({ shown }: { shown: ImportDetail }) {
  const t = useText();
  const { counts, state } = shown;
  const good = counts.new + counts.changed + counts.moved;
  return (
    <Row
      as="section"
      justify="between"
      wrap
      gap={6}
      rows={3}
      className="card organisation-summary pad-4 below-4"
      aria-labelledby="organisation-summary-title"
    >
      <h2 id="organisation-summary-title" className="visually-hidden">
        {t('organisation.rosters.dryRun')}
      </h2>
      <Row as="dl" align="stretch" wrap gap={6} rows={2} className="organisation-figures below-3">
        {figures.map((figure) => (
          <div
            key={figure}
            className={classNames(
              'organisation-figure',
              `organisation-figure-${figure}`,
              counts[figure] === 0 && 'organisation-figure-zero',
            )}
          >
            <dt className="soft size-13">{t(`organisation.rosters.state.${figure}`)}</dt>
            <dd className="num strong">
              <FormattedNumber value={counts[figure]} />
            </dd>
          </div>
        ))}
      </Row>
      {(state === 'checked' || state === 'applied') && shown.fault && <p role="alert">{shown.fault}</p>}
      <p role="status">
        {state === 'checked' && t('organisation.rosters.willWrite', { good, wrong: counts.wrong })}
        {state === 'applied' && t('organisation.rosters.hasWritten', { written: counts.written, wrong: counts.wrong })}
        {state === 'undone' && t('organisation.rosters.isUndone', { kept: counts.kept })}
      </p>
      <Row wrap gap={3} className="organisation-acts">
        {state === 'checked' && <CheckedActs shown={shown} good={good} />}
        {(state === 'checked' || state === 'applied' || state === 'undone') && (
          <ExportButton endpoint={importResult} input={{ id: shown.id }}>
            {t('organisation.rosters.getResult')}
          </ExportButton>
        )}
      </Row>
      {state === 'applied' && shown.undoUntil && <Undo shown={shown} until={shown.undoUntil} />}
    </Row>
  );
}

function CheckedActs({ shown, good }: { shown: ImportDetail; good: number }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const apply = useAct(async () => {
    const { isCheckedAgain } = await call(applyImport, { id: shown.id, version: shown.version });
    if (isCheckedAgain) messages.show('organisation.rosters.newTerm', { tone: 'warning' });
  });
  const discard = useAct(
    async () => {
      await call(discardImport, { id: shown.id });
      await navigate(routes.rosters.to());
    },
    { changes: false },
  );
  const isBusy = apply.isBusy || discard.isBusy;
  return (
    <>
      {good > 0 && (
        <Button look="primary" busy={isBusy} onClick={() => !isBusy && void apply.run()}>
          {t('organisation.rosters.apply', { good })}
        </Button>
      )}
      <Button look="quiet" busy={isBusy} onClick={() => !isBusy && void discard.run()}>
        {t('organisation.rosters.discard')}
      </Button>
    </>
  );
}

/** Within a day: looks first what stands on the import, then takes it back, whole or as far as it goes. */
function Undo({ shown, until }: { shown: ImportDetail; until: string }) {
  const intl = useIntl();
  const t = useText();
  const call = useCall();
  const [standing, setStanding] = useState<{ list: readonly Standing[]; count: number } | null>(null);
  const time = intl.formatDate(until, {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const undo = useAct(async (partly: boolean) => {
    if (!partly) {
      const outlook = await call(undoOutlook, { id: shown.id });
      if (outlook.standingCount > 0) return setStanding({ list: outlook.standing, count: outlook.standingCount });
    }
    await call(undoImport, { id: shown.id, partly });
  });
  return (
    <Row wrap gap={3} className="organisation-undo above-3">
      <Button icon="ArrowUndo" busy={undo.isBusy} onClick={() => void undo.run(false)}>
        {t('organisation.rosters.undo')}
      </Button>
      <span className="muted">{t('organisation.rosters.undoUntil', { time })}</span>
      {standing && (
        <StandingList standing={standing.list} count={standing.count}>
          <Button look="danger" busy={undo.isBusy} onClick={() => void undo.run(true)}>
            {t('organisation.rosters.undoPartly')}
          </Button>
        </StandingList>
      )}
    </Row>
  );
}
