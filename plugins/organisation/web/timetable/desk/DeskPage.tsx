import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/keys/page-keys';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { copyTimetable, timetableDesk, type TimetableDesk } from '../../../api';
import type { TimetableSlot, Weeks } from '../../../model/timetable/lessons';
import { askedPlace } from '../admin/asked-place';
import { PlaceBar } from '../admin/PlaceBar';
import { Conflicts } from './Conflicts';
import { DeskGrid } from './DeskGrid';
import { useLifting } from './lifting';
import { PublishBar } from './PublishBar';
import { Shelf } from './Shelf';
import { type DeskState, useDesk } from './use-desk';

const SlotForm = onDemand(() => import('./forms/SlotForm').then((part) => part.SlotForm));
const ImportDrawer = onDemand(() => import('./import/ImportDrawer').then((part) => part.ImportDrawer));
const PeriodsDrawer = onDemand(() => import('./forms/PeriodsDrawer').then((part) => part.PeriodsDrawer));

export const loader: Loader<TimetableDesk> = ({ call, url, signal }) =>
  call(timetableDesk, askedPlace(url.searchParams), { signal });

/** The draft of a school's timetable, class by class. */
export function Page() {
  const t = useText();
  const desk = useLoaderData<TimetableDesk>();
  const { classId, version, changedAt } = desk;
  return (
    <>
      <h1 className="visually-hidden">{t('organisation.timetable.edit')}</h1>
      <PlaceBar current="edit" {...desk} />
      {classId === null ? (
        <EmptyState picture="box" title={t('organisation.timetable.noClasses')} />
      ) : (
        // what was imported, published or discarded is another draft
        <DeskOfClass key={`${classId} ${version === 0} ${changedAt && version}`} desk={desk} />
      )}
    </>
  );
}

function DeskOfClass({ desk }: { readonly desk: TimetableDesk }) {
  const t = useText();
  const [open, setOpen] = useState<'import' | 'periods' | null>(null);
  const close = () => setOpen(null);
  const state = useDesk(desk);
  const lifting = useLifting(desk, state);
  const [weeks, setWeeks] = useState<'0' | '1' | '2'>('0');
  const [opened, openSlot] = useState<TimetableSlot | null>(null);
  const parts = { desk, state, lifting };
  useUndoKeys(state);
  const isEmpty = desk.version === 0 && desk.published.length === 0 && state.slots.length === 0;
  return (
    // keys of a lesson that was lifted, from whichever button it was
    <fieldset className="shrink" aria-label={t('organisation.timetable.edit')} onKeyDown={lifting.press}>
      <PublishBar desk={desk} state={state} onImport={() => setOpen('import')} onPeriods={() => setOpen('periods')} />
      {isEmpty && <Beginning desk={desk} onImport={() => setOpen('import')} />}
      <div className="organisation-editor">
        <Shelf {...parts} />
        <section className="card">
          <div className="pad-x-4 pad-t-3">
            <Segmented
              label={t('organisation.timetable.weeks')}
              options={(['1', '2', '0'] as const).map((value) => ({
                value,
                label: t(`organisation.timetable.showWeeks.${value}`),
              }))}
              value={weeks}
              onChange={setWeeks}
            />
          </div>
          <DeskGrid {...parts} weeks={Number(weeks) as Weeks} onOpen={openSlot} />
        </section>
        <Stack as="aside" gap={4}>
          <Conflicts {...parts} />
          <section>
            <h2 className="t-head below-2">{t('organisation.timetable.afterwards')}</h2>
            <p className="note">{t('organisation.timetable.readers', desk.readers)}</p>
          </section>
        </Stack>
      </div>
      {opened && (
        <SlotForm
          desk={desk}
          state={state}
          slot={opened}
          onMove={(slot) => lifting.lift(slot, slot)}
          onClose={() => openSlot(null)}
        />
      )}
      {open === 'import' && <ImportDrawer desk={desk} state={state} onClose={close} />}
      {open === 'periods' && <PeriodsDrawer desk={desk} onClose={close} />}
      <KeyHints hints={keyHints} />
    </fieldset>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, where nobody types and nothing lies over the desk. */
function useUndoKeys({ undo, redo }: DeskState): void {
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || isTyping(target) || isOverlaid()) return false;
    (shiftKey ? redo : undo)?.();
    return true;
  };
  usePageKeys(hear, { commands: true });
}

const keyHints = [
  { keys: ['Space'], does: 'organisation.timetable.keys.lift' },
  { keys: ['←', '→', '↑', '↓'], does: 'organisation.timetable.keys.move' },
  { keys: ['Delete'], does: 'organisation.timetable.keys.remove' },
  { keys: ['Ctrl', 'Z'], does: 'organisation.timetable.keys.undo' },
] as const;

/** A school without a timetable: from a file, or from the term before. */
function Beginning({ desk, onImport }: { readonly desk: TimetableDesk; readonly onImport: () => void }) {
  const t = useText();
  const call = useCall();
  const copy = useAct(() => call(copyTimetable, { schoolId: desk.schoolId, version: desk.version }), {
    done: ({ lessons }) => ({ id: 'organisation.timetable.copied', values: { count: lessons } }),
  });
  return (
    <EmptyState
      picture="box"
      title={t('organisation.timetable.unpublished')}
      text={t('organisation.timetable.begin')}
      actions={
        <>
          <Button look="primary" icon="ArrowUpload" onClick={onImport}>
            {t('organisation.timetable.import')}
          </Button>
          <Button busy={copy.isBusy} onClick={() => void copy.run()}>
            {t('organisation.timetable.copy')}
          </Button>
        </>
      }
    />
  );
}
