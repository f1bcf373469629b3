// A held exam and one student's sitting of it.

export const examModes = ['online', 'printed'] as const;
export type ExamMode = (typeof examModes)[number];

/** Who starts it: the clock, or an invigilator in each room. */
export const examStarts = ['automatic', 'manual'] as const;
export type ExamStart = (typeof examStarts)[number];

/** What lets students of a sealed paper begin: the two people who open it, or the start alone, which its maker has set. */
export const examReleases = ['people', 'schedule'] as const;
export type ExamRelease = (typeof examReleases)[number];

/** Before the start, at work, held up by an invigilator, handed in by its student, closed by the platform or an invigilator. */
export const sittingStates = ['waiting', 'doing', 'paused', 'submitted', 'closed'] as const;
export type SittingState = (typeof sittingStates)[number];

/** Whether nothing more can be written in it. */
export const isOver = (state: SittingState): boolean => state === 'submitted' || state === 'closed';

/** What is noted of a sitting or a room, and shown to invigilators; it never does anything by itself. */
export const sittingEvents = [
  'entered',
  'left',
  'handUp',
  'deviceAsked',
  'deviceChanged',
  'deviceRefused',
  'began',
  'paused',
  'resumed',
  'extended',
  'submitted',
  'forced',
  'told',
  'incident',
  'uploaded',
] as const;
export type ShownEventKind = (typeof sittingEvents)[number];
/** `played`: the recording of an item, which is only counted. */
export type SittingEventKind = ShownEventKind | 'played';

/** Whether a device may go on: it is the one; it asks the invigilator; the student sits at another one. */
export const deviceStates = ['own', 'asking', 'other'] as const;
