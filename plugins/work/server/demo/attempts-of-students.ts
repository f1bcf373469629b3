import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { attemptStates, type AttemptState, type AttemptStatus } from '../../model/answering/attempt';
import type { Tier } from '../../model/homework';
import type { DemoHomework } from './homework';
import type { DemoItem } from './items';

const { waiting, doing, handedIn } = attemptStates;

/** Names an item of demo homework. */
export const itemId = (id: DemoContext['id'], homework: string, slug: string) => id(`work.item.${homework}.${slug}`);

/** Homework that was given to a class. */
export type Given = DemoHomework & { readonly given: NonNullable<DemoHomework['given']> };

/** A student of that class with the attempt. */
export interface Student {
  readonly id: Id;
  readonly personId: Id;
  readonly tier: Tier;
  readonly index: number;
}

/** An attempt that was opened. */
export interface Begun {
  readonly student: Student;
  readonly status: AttemptStatus;
}

/** Where one student stands; the demo student is in the midst of what runs, and has what is corrected. */
export function standingOf(
  { world, clock }: DemoContext,
  { given }: Given,
  student: Student,
  { startsAt, dueAt }: { readonly startsAt: Date; readonly dueAt: Date },
): Begun | null {
  const isDemoStudent = student.personId === world.people.student.personId;
  const end = Math.min(dueAt.getTime(), clock.now().getTime());
  const openedAt = new Date(startsAt.getTime() + ((end - startsAt.getTime()) * (1 + (student.index % 17))) / 24);
  const begun = { round: 0, isLate: false, openedAt, dueAt: null };
  const submittedAt = new Date(Math.min(end, openedAt.getTime() + (12 + (student.index % 9) * 3) * 60_000));
  const isAway = student.index % 19 === 18 && !isDemoStudent;
  const state: AttemptState = isAway
    ? waiting
    : given.progress === 'running'
      ? isDemoStudent
        ? doing
        : ([handedIn, handedIn, doing, handedIn, waiting] as const)[student.index % 5]!
      : handedIn;
  if (state === waiting) return null;
  return { student, status: { ...begun, state, submittedAt: state === doing ? null : submittedAt } };
}

/** What a student answers to an item: most of them right, the stronger ones more often, the same in every demo city. */
export function chosen(
  item: DemoItem,
  student: Student,
  position: number,
): { points: number; answer: DemoItem['right'] } {
  const luck = (student.index * 37 + position * 53 + item.slug.length * 11) % 100;
  const isRight = item.wrong.length === 0 || luck < 82 - position * 4 - student.tier * 3;
  if (isRight) return { points: item.points, answer: item.right };
  const [answer, points] = item.wrong[luck % item.wrong.length]!;
  return { points, answer };
}
