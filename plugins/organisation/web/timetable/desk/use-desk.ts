import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { OrderedWriter } from 'edutech/core/ui/form/saving/ordered-writer';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useCall } from 'edutech/core/web/hooks';
import { saveTimetable, type TimetableConflict, timetableDesk, type TimetableDesk } from '../../../api';
import { movedSlots } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';

/** Most steps that are kept to be undone. */
const mostSteps = 50;

type Slots = readonly TimetableSlot[];

/** The lessons of a class with the class that they are of. */
export const slotsOf = ({ slots, classId }: TimetableDesk): Slots =>
  slots.map((slot) => ({ ...slot, classId: classId! }));

/** The draft of one class: what the screen shows is ahead of what is written, and each step can be undone. */
export function useDesk(desk: TimetableDesk) {
  const [slots, setSlots] = useState<Slots>(() => slotsOf(desk));
  const [conflicts, setConflicts] = useState<readonly TimetableConflict[]>(desk.conflicts);
  const [saving, setSaving] = useState<Saving | null>(
    desk.changedAt ? { state: 'saved', at: new Date(desk.changedAt) } : null,
  );
  const [past, setPast] = useState<readonly Slots[]>([]);
  const [future, setFuture] = useState<readonly Slots[]>([]);
  const shown = useRef(slots);
  const show = (next: Slots) => {
    shown.current = next;
    setSlots(next);
  };
  const writer = useWriter(desk, show, setConflicts);
  const isSaving = saving?.state === 'saving';
  // a writer who closes the tab is asked while something is on its way
  useEffect(() => (isSaving ? holdUnsaved('organisation.timetable') : undefined), [isSaving]);

  const write = async (next: Slots) => {
    show(next);
    setSaving({ state: 'saving' });
    const isWritten = await writer.write(next);
    if (writer.isAtRest) setSaving(isWritten ? { state: 'saved', at: Date.now() } : null);
  };
  const change = (next: Slots) => {
    setPast([...past, shown.current].slice(-mostSteps));
    setFuture([]);
    void write(next);
  };
  const step = (from: readonly Slots[], setFrom: typeof setPast, setTo: typeof setPast) => () => {
    const next = from.at(-1);
    if (!next) return;
    setFrom(from.slice(0, -1));
    setTo((to) => [...to, shown.current]);
    void write(next);
  };
  return {
    slots,
    conflicts,
    saving,
    version: () => writer.version,
    settled: () => writer.settled(),
    /** Puts a lesson at a time: what is there changes places with it, or makes room for a new one. */
    move: (slot: TimetableSlot, to: { readonly weekday: number; readonly period: number }) =>
      change(movedSlots(shown.current, slot, to)),
    replace: (slot: TimetableSlot, by: TimetableSlot) =>
      change(shown.current.map((other) => (other === slot ? by : other))),
    remove: (slot: TimetableSlot) => change(shown.current.filter((other) => other !== slot)),
    undo: past.length > 0 ? step(past, setPast, setFuture) : null,
    redo: future.length > 0 ? step(future, setFuture, setPast) : null,
  };
}
export type DeskState = ReturnType<typeof useDesk>;

/** Writes the class; where that fails, the draft is read and shown as somebody else has left it. */
function useWriter(
  { schoolId, classId, version }: TimetableDesk,
  show: (slots: Slots) => void,
  setConflicts: (conflicts: readonly TimetableConflict[]) => void,
) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [writer] = useState(
    () =>
      new OrderedWriter<Slots>({
        version,
        save: async (slots, on) => {
          const rows = slots.map(({ classId: _, ...slot }) => slot);
          const saved = await call(saveTimetable, { schoolId, classId: classId!, version: on, slots: rows });
          setConflicts(saved.conflicts);
          return saved.version;
        },
        readAgain: async () => {
          const there = await call(timetableDesk, { schoolId, classId: classId! }, { quiet: true }).catch(() => null);
          if (there) {
            show(slotsOf(there));
            setConflicts(there.conflicts);
          }
          await revalidate();
          return there?.version ?? null;
        },
      }),
  );
  return writer;
}
