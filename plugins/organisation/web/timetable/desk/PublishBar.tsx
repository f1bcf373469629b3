import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { discardTimetable, publishTimetable, type TimetableDesk, undoTimetable } from '../../../api';
import { onceWritten } from './once-written';
import { replacedBy, weeksToPublish } from './publish-weeks';
import type { DeskState } from './use-desk';

interface PublishBarProps {
  readonly desk: TimetableDesk;
  readonly state: DeskState;
  readonly onImport: () => void;
  readonly onPeriods: () => void;
}

/** Back and forth, what is saved, and the ways of the draft: to everybody from a week on, or away. */
export function PublishBar({ desk, state, onImport, onPeriods }: PublishBarProps) {
  const t = useText();
  const call = useCall();
  const dialogs = useDialogs();
  const { schoolId, weeks, thisWeek, published, undoableImport } = desk;
  const [fromWeek, setFromWeek] = useState(Math.min(weeks, thisWeek + 1));
  const { revalidate } = useRevalidator();
  const publish = useAct(() => call(publishTimetable, { schoolId, version: state.version(), fromWeek }), {
    done: ({ told, dropped }) => ({
      id: 'organisation.timetable.published',
      values: { week: fromWeek, count: told, dropped },
    }),
  });
  const discard = useAct(() => call(discardTimetable, { schoolId, version: state.version() }), {
    done: 'organisation.timetable.discarded',
  });
  const undoImport = useAct(
    async () => {
      await call(undoTimetable, { id: undoableImport!.id });
      await revalidate();
    },
    { done: 'organisation.timetable.importUndone' },
  );
  /** Asks where timetables that others have published would go. */
  const askToPublish = async () => {
    const lost = replacedBy(fromWeek, published);
    const text = t('organisation.timetable.replaceAsk', { count: lost.length, weeks: lost.join('、') });
    const ok = t('organisation.timetable.publish');
    if (lost.length === 0 || (await dialogs.confirm({ text, ok, danger: true }))) await publish.run();
  };
  const isBlocked = state.conflicts.some(({ kind }) => kind !== 'row');
  const isDraft = state.version() > 0;
  return (
    <Row wrap className="below-3">
      <Steps state={state} />
      {undoableImport && state.version() === desk.version && (
        <Button
          size="small"
          look="quiet"
          icon="ArrowUndo"
          busy={undoImport.isBusy}
          onClick={() => void onceWritten(state, undoImport.run)}
        >
          {t('organisation.timetable.undoImport', { file: undoableImport.fileName })}
        </Button>
      )}
      <Row wrap className="end">
        <Button icon="ArrowUpload" onClick={onImport}>
          {t('organisation.timetable.import')}
        </Button>
        <Button icon="Clock" onClick={onPeriods}>
          {t('organisation.timetable.day')}
        </Button>
        {isDraft && (
          <Button look="quiet" busy={discard.isBusy} onClick={() => void onceWritten(state, discard.run)}>
            {t('organisation.timetable.discard')}
          </Button>
        )}
        <select
          className="input natural"
          aria-label={t('organisation.timetable.from')}
          value={fromWeek}
          onChange={({ currentTarget }) => setFromWeek(Number(currentTarget.value))}
        >
          {weeksToPublish(desk).map((week) => (
            <option key={week} value={week}>
              {t('organisation.timetable.fromWeek', { week })}
            </option>
          ))}
        </select>
        <Button
          look="primary"
          disabled={isBlocked || !isDraft}
          title={isBlocked ? t('organisation.timetable.blocked') : undefined}
          busy={publish.isBusy}
          onClick={() => void onceWritten(state, askToPublish)}
        >
          {t('organisation.timetable.publish')}
        </Button>
      </Row>
    </Row>
  );
}

/** Back and forth, and what is saved. */
function Steps({ state: { undo, redo, saving } }: { readonly state: DeskState }) {
  const t = useText();
  return (
    <>
      <IconButton
        icon="ArrowUndo"
        label={t('organisation.timetable.undoStep')}
        disabled={!undo}
        onClick={() => undo?.()}
      />
      <IconButton
        icon="ArrowRedo"
        label={t('organisation.timetable.redoStep')}
        disabled={!redo}
        onClick={() => redo?.()}
      />
      {saving ? <SaveState saving={saving} /> : <span className="note">{t('organisation.timetable.noDraftYet')}</span>}
    </>
  );
}
