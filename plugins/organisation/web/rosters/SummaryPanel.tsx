import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useMessages } from 'edutech/core/web/hooks';
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
  const { counts, state } = shown;
  const good = counts.new + counts.changed + counts.moved;
  return (
    <Row
      as="section"
      justify="between"
      wrap
      gap={6}
      rows={3}
      className="card organisation-summary"
      aria-labelledby="organisation-summary-title"
    >
      <h2 id="organisation-summary-title" className="visually-hidden">
        <FormattedMessage id="organisation.rosters.dryRun" />
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
            <dt className="soft size-13">
              <FormattedMessage id={`organisation.rosters.state.${figure}`} />
            </dt>
            <dd className="num strong">
              <FormattedNumber value={counts[figure]} />
            </dd>
          </div>
        ))}
      </Row>
      {state === 'checked' && shown.fault && <p role="alert">{shown.fault}</p>}
      <p role="status">
        {state === 'checked' && (
          <FormattedMessage id="organisation.rosters.willWrite" values={{ good, wrong: counts.wrong }} />
        )}
        {state === 'applied' && (
          <FormattedMessage
            id="organisation.rosters.hasWritten"
            values={{ written: counts.written, wrong: counts.wrong }}
          />
        )}
        {state === 'undone' && <FormattedMessage id="organisation.rosters.isUndone" values={{ kept: counts.kept }} />}
      </p>
      <Row wrap gap={3} className="organisation-acts">
        {state === 'checked' && <CheckedActs shown={shown} good={good} />}
        {(state === 'checked' || state === 'applied' || state === 'undone') && (
          <ExportButton endpoint={importResult} input={{ id: shown.id }}>
            <FormattedMessage id="organisation.rosters.getResult" />
          </ExportButton>
        )}
      </Row>
      {state === 'applied' && shown.undoUntil && <Undo shown={shown} until={shown.undoUntil} />}
    </Row>
  );
}

function CheckedActs({ shown, good }: { shown: ImportDetail; good: number }) {
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
          <FormattedMessage id="organisation.rosters.apply" values={{ good }} />
        </Button>
      )}
      <Button look="quiet" busy={isBusy} onClick={() => !isBusy && void discard.run()}>
        <FormattedMessage id="organisation.rosters.discard" />
      </Button>
    </>
  );
}

/** Within a day: looks first what stands on the import, then takes it back, whole or as far as it goes. */
function Undo({ shown, until }: { shown: ImportDetail; until: string }) {
  const intl = useIntl();
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
        <FormattedMessage id="organisation.rosters.undo" />
      </Button>
      <span className="muted">
        <FormattedMessage id="organisation.rosters.undoUntil" values={{ time }} />
      </span>
      {standing && (
        <StandingList standing={standing.list} count={standing.count}>
          <Button look="danger" busy={undo.isBusy} onClick={() => void undo.run(true)}>
            <FormattedMessage id="organisation.rosters.undoPartly" />
          </Button>
        </StandingList>
      )}
    </Row>
  );
}
