import type { Id } from 'edutech/core/common/ids';

/** States of a lesson: draft, in review by somebody else, published, withdrawn. */
export const lessonStates = ['draft', 'review', 'published', 'withdrawn'] as const;
export type LessonState = (typeof lessonStates)[number];

/** Tabs of the lists: the states; those that wait for the caller's review; all. */
export const lessonTabs = ['all', 'waiting', ...lessonStates] as const;
export type LessonTab = (typeof lessonTabs)[number];

/** What can be done with a lesson. */
export const lessonActs = [
  'edit',
  'submit',
  'recall',
  'publish',
  'return',
  'withdraw',
  'restore',
  'revise',
  'remove',
  'unremove',
] as const;
export type LessonAct = (typeof lessonActs)[number];

/** A lesson, as far as the rules look at it. */
export interface Reviewed {
  readonly state: LessonState;
  /** All its writers: none of them reviews it. */
  readonly writerIds: readonly Id[];
  /** A draft that was thrown away, until it is swept. */
  readonly isRemoved: boolean;
}

/** Why an act is refused; each has a sentence `air.refusal.<name>`. */
export type Refusal = 'state' | 'ownLesson' | 'notWriter';

const rules: Readonly<Record<LessonAct, { readonly from: LessonState; readonly to: LessonState }>> = {
  edit: { from: 'draft', to: 'draft' },
  submit: { from: 'draft', to: 'review' },
  recall: { from: 'review', to: 'draft' },
  publish: { from: 'review', to: 'published' },
  return: { from: 'review', to: 'draft' },
  withdraw: { from: 'published', to: 'withdrawn' },
  // unchanged since its review: it may go out again
  restore: { from: 'withdrawn', to: 'published' },
  revise: { from: 'withdrawn', to: 'draft' },
  remove: { from: 'draft', to: 'draft' },
  unremove: { from: 'draft', to: 'draft' },
};

/**
 * Whether its files are opened with tickets only, which are over after a minute: everybody else's have public
 * addresses.
 */
export const needsTickets = ({ needsLogin, state }: { needsLogin: boolean; state: LessonState }): boolean =>
  needsLogin || state !== 'published';

/** Acts that need a reason, which the lesson's writer reads. */
export const needsReason = (act: LessonAct): boolean => act === 'return' || act === 'withdraw';

/** Why a holder of the city's permission may not do this now, or null when he may. */
export function refusalOfAct(act: LessonAct, lesson: Reviewed, personId: Id): Refusal | null {
  if (lesson.state !== rules[act].from || lesson.isRemoved !== (act === 'unremove')) return 'state';
  const isWriter = lesson.writerIds.includes(personId);
  if (act === 'recall') return isWriter ? null : 'notWriter';
  // four eyes: nobody approves their own lesson
  return (act === 'publish' || act === 'return') && isWriter ? 'ownLesson' : null;
}

/** The acts that a person may perform now, as pages offer them. */
export const openActs = (lesson: Reviewed, personId: Id): LessonAct[] =>
  lessonActs.filter((act) => refusalOfAct(act, lesson, personId) === null);

/** The state after an act that was not refused. */
export const stateAfter = (act: LessonAct): LessonState => rules[act].to;
