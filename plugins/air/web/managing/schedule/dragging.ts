import type { DragEvent } from 'react';
import type { Slot } from '../../../model/timetable/conflicts';
import type { ScheduledLesson } from './use-schedule';

// What is dragged travels as JSON of our own kinds: nothing else that is dropped here is taken for it.
const lessonKind = 'application/x-air-lesson';
const slotKind = 'application/x-air-slot';

export function startLessonDrag(event: DragEvent, lesson: ScheduledLesson): void {
  event.dataTransfer.setData(lessonKind, JSON.stringify(lesson));
  event.dataTransfer.effectAllowed = 'copy';
}

export function startSlotDrag(event: DragEvent, slot: Slot): void {
  event.dataTransfer.setData(slotKind, JSON.stringify(slot));
  event.dataTransfer.effectAllowed = 'move';
}

const read = <What>(event: DragEvent, kind: string): What | null => {
  const text = event.dataTransfer.getData(kind);
  return text ? (JSON.parse(text) as What) : null;
};

/** The lesson of the shelf that is dropped. */
export const draggedLesson = (event: DragEvent): ScheduledLesson | null => read(event, lessonKind);
/** The lesson of the week that is dropped. */
export const draggedSlot = (event: DragEvent): Slot | null => read(event, slotKind);
