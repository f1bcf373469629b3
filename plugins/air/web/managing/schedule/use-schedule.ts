import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useCall } from 'edutech/core/web/hooks';
import { type EditedWeek, saveWeek } from '../../../api';
import { conflictsOf, moved, type Slot } from '../../../model/timetable/conflicts';

/** A lesson as the week shows it. */
export type ScheduledLesson = EditedWeek['lessons'][number];

interface Time {
  readonly weekday: number;
  readonly period: number;
}

/**
 * The week as it is being worked on. Each change is written whole, one after the other, while the screen is ahead; a write
 * that fails gives up those behind it, and the page reads again what there is.
 */
export function useSchedule(week: EditedWeek) {
  const call = useCall();
  const say = useUndo();
  const revalidator = useRevalidator();
  const [slots, setSlots] = useState<readonly Slot[]>(week.slots);
  const [known, setKnown] = useState(() => new Map(week.lessons.map((lesson) => [lesson.id, lesson])));
  const [saving, setSaving] = useState<Saving | null>(null);
  const [version, setVersion] = useState(week.version);
  const line = useRef({
    last: Promise.resolve(),
    version: week.version,
    waiting: 0,
    shown: week.slots as readonly Slot[],
  });
  const { current: queue } = line;
  const isSaving = saving?.state === 'saving';
  // Whoever closes the tab is asked while something is on its way
  useEffect(() => (isSaving ? holdUnsaved('air.schedule') : undefined), [isSaving]);

  const write = async (wanted: readonly Slot[]) => {
    try {
      const sheet = { termid: week.termid, week: week.week, gradeid: week.gradeid, version: queue.version };
      const { version: written } = await call(saveWeek, { ...sheet, slots: [...wanted] });
      queue.version = written;
      setVersion(written);
      if (--queue.waiting === 0) setSaving({ state: 'saved', at: Date.now() });
    } catch {
      // the call has said what went wrong; somebody else's week is read anew
      queue.waiting = 0;
      setSaving(null);
      await revalidator.revalidate();
    }
  };
  const change = (wanted: readonly Slot[]): Promise<void> => {
    queue.shown = wanted;
    setSlots(wanted);
    setSaving({ state: 'saving' });
    queue.waiting++;
    queue.last = queue.last.then(() => write(wanted));
    return queue.last;
  };
  const changeWithUndo = (next: readonly Slot[], message: string, name: string) => {
    const before = queue.shown;
    void change(next).then(() => say(message, { name }, () => change(before)));
  };
  const nameOf = (id: string) => known.get(id)?.name ?? '';
  const outLessons = new Map([...known].map(([id, { isout, teacher }]) => [id, { isOut: isout, teacher }]));
  return {
    slots,
    known,
    saving,
    version,
    conflicts: conflictsOf(slots, outLessons, week.elsewhere),
    currentVersion: () => queue.version,
    settled: () => queue.last,
    /** Puts a lesson at a time; what stands there stays, and both are marked. */
    put: (lesson: ScheduledLesson, { weekday, period }: Time) => {
      setKnown(new Map(known).set(lesson.id, lesson));
      const there = queue.shown.some(
        (slot) => slot.weekday === weekday && slot.period === period && slot.resourceid === lesson.id,
      );
      if (!there) void change([...queue.shown, { weekday, period, resourceid: lesson.id }]);
    },
    move: (slot: Slot, to: Time) => void change(moved(queue.shown, slot, to)),
    remove: (slot: Slot) =>
      changeWithUndo(
        queue.shown.filter((other) => other !== slot),
        'air.schedule.removed',
        nameOf(slot.resourceid),
      ),
    /** Takes over the lessons of another week, in place of these. */
    take: (other: EditedWeek) => {
      setKnown(new Map([...known, ...other.lessons.map((lesson) => [lesson.id, lesson] as const)]));
      changeWithUndo(other.slots, 'air.schedule.copied', String(other.week));
    },
  };
}
