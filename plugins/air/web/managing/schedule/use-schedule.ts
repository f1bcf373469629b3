import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { OrderedWriter } from 'edutech/core/ui/form/saving/ordered-writer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useCall } from 'edutech/core/web/hooks';
import { type EditedWeek, editWeek, saveWeek } from '../../../api';
import { conflictsOf, moved, type Slot } from '../../../model/timetable/conflicts';

/** A lesson as the week shows it. */
export type ScheduledLesson = EditedWeek['lessons'][number];

interface Time {
  readonly weekday: number;
  readonly period: number;
}

/**
 * The week as it is being worked on. Each change is written whole, one after the other, while the screen is ahead; a write
 * that fails gives up those behind it, and the screen shows again what there is.
 */
export function useSchedule(week: EditedWeek) {
  const say = useUndo();
  const [slots, setSlots] = useState<readonly Slot[]>(week.slots);
  const [known, setKnown] = useState(() => new Map(week.lessons.map((lesson) => [lesson.id, lesson])));
  const [saving, setSaving] = useState<Saving | null>(null);
  // what the next change is built on: several may come before the screen is drawn anew
  const shown = useRef<readonly Slot[]>(week.slots);
  const show = (wanted: readonly Slot[], lessons: readonly ScheduledLesson[] = []) => {
    shown.current = wanted;
    setSlots(wanted);
    setKnown((before) => new Map([...before, ...lessons.map((lesson) => [lesson.id, lesson] as const)]));
  };
  const writer = useWriter(week, show);
  const isSaving = saving?.state === 'saving';
  // Whoever closes the tab is asked while something is on its way
  useEffect(() => (isSaving ? holdUnsaved('air.schedule') : undefined), [isSaving]);

  const change = async (wanted: readonly Slot[], lessons?: readonly ScheduledLesson[]): Promise<boolean> => {
    show(wanted, lessons);
    setSaving({ state: 'saving' });
    const isWritten = await writer.write(wanted);
    if (writer.isAtRest) setSaving(isWritten ? { state: 'saved', at: Date.now() } : null);
    return isWritten;
  };
  /** Says what was done once it is, and how to take it back. */
  const changeWithUndo = async (
    act: () => Promise<boolean>,
    said: { readonly message: string; readonly name: string },
    back: () => Promise<boolean>,
  ) => {
    if (!(await act())) return;
    say(said.message, { name: said.name }, async () => {
      if (!(await back())) throw new Error('The week has not been written.');
    });
  };
  const outLessons = new Map([...known].map(([id, { isOut, teacher }]) => [id, { isOut, teacher }]));
  return {
    slots,
    known,
    saving,
    version: writer.version,
    conflicts: conflictsOf(slots, outLessons, week.elsewhere),
    currentVersion: () => writer.version,
    /** Whether, once nothing is on its way, the week is written as the screen shows it. */
    settled: () => writer.settled(),
    /** Puts a lesson at a time; what stands there stays, and both are marked. */
    put: (lesson: ScheduledLesson, { weekday, period }: Time) => {
      const there = shown.current.some(
        (slot) => slot.weekday === weekday && slot.period === period && slot.resourceId === lesson.id,
      );
      if (!there) void change([...shown.current, { weekday, period, resourceId: lesson.id }], [lesson]);
    },
    move: (slot: Slot, to: Time) => void change(moved(shown.current, slot, to)),
    remove: (slot: Slot) => {
      const without = () => shown.current.filter((other) => other !== slot);
      const said = { message: 'air.schedule.removed', name: known.get(slot.resourceId)?.name ?? '' };
      // what was changed meanwhile stays
      void changeWithUndo(
        () => change(without()),
        said,
        () => change([...without(), slot]),
      );
    },
    /** Takes over the lessons of another week, in place of these. */
    take: (other: EditedWeek) => {
      const before = shown.current;
      const said = { message: 'air.schedule.copied', name: String(other.week) };
      void changeWithUndo(
        () => change(other.slots, other.lessons),
        said,
        () => change(before),
      );
    },
  };
}

/** Writes this week; where that fails, the week is read and shown as somebody else has left it. */
function useWriter(week: EditedWeek, show: (slots: readonly Slot[], lessons: readonly ScheduledLesson[]) => void) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const { termId, gradeId } = week;
  const [writer] = useState(
    () =>
      new OrderedWriter<readonly Slot[]>({
        version: week.version,
        save: async (slots, version) => {
          const sheet = { termId, week: week.week, gradeId, version };
          return (await call(saveWeek, { ...sheet, slots: [...slots] })).version;
        },
        readAgain: async () => {
          const there = await call(editWeek, { gradeId, week: week.week }, { quiet: true }).catch(() => null);
          if (there) show(there.slots, there.lessons);
          // what the page says around the week: who has published it, who is on elsewhere
          await revalidate();
          return there?.version ?? null;
        },
      }),
  );
  return writer;
}
