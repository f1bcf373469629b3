import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { NotifiedThing } from 'edutech/core/server/notifications/notified-thing';
import {
  appealsAddress,
  byQuestionAddress,
  monitorAddress,
  ownHomeworkAddress,
  ownPeerAddress,
} from '../../model/addresses';
import {
  selectByAttempts,
  selectHandedIn,
  selectInHand,
  selectReleasedByCorrecting,
  selectTeacher,
  selectWithResults,
  type ToldPupil,
  type ToldTeacher,
} from './notices.queries';

/** What names a class's homework. */
interface OfClass {
  readonly schoolId: Id;
  readonly id: Id;
}

type Word =
  | 'given'
  | 'reminded'
  | 'moved'
  | 'returned'
  | 'returnedUntil'
  | 'reopened'
  | 'released'
  | 'answered'
  | 'remarked';

/** Things that people are told of a class's homework: of each there is one word, the newest. */
const threads = {
  /** A pupil's homework, from when it is given until its results are out. */
  homework: (assignmentId: Id) => `homework/${assignmentId}`,
  /** Papers of classmates that a pupil marks. */
  papers: (assignmentId: Id) => `papers/${assignmentId}`,
  /** How many have handed in: for the teacher. */
  handedIn: (assignmentId: Id) => `handed-in/${assignmentId}`,
  appeals: (assignmentId: Id) => `appeals/${assignmentId}`,
};

/** The same text for every reader's language: `11-23 07:40`. */
const dueText = (dueAt: Date | null) => (dueAt ? cityMinute(dueAt).slice(5) : '');

/**
 * Who is told what of homework under the bell, in one place. It says that something is there, never what: marks and answers stand on
 * the page, which decides what its reader may see.
 */
export class Notices {
  constructor(private readonly notifications: Notifications) {}

  /** Homework that classes were given: told when it begins. */
  async given(
    db: Db,
    { schoolId }: Pick<OfClass, 'schoolId'>,
    rows: readonly { id: Id; dueAt: Date }[],
    now: Date,
  ): Promise<void> {
    const people = Map.groupBy(
      await selectInHand(
        db,
        schoolId,
        rows.map(({ id }) => id),
      ),
      ({ assignmentId }) => assignmentId,
    );
    for (const { id, dueAt } of rows)
      await this.#tell(db, schoolId, people.get(id) ?? [], { word: 'given', dueAt, now });
  }

  /** Pupils of one class, by their attempts. */
  async pupils(
    db: Db,
    schoolId: Id,
    attemptIds: readonly Id[],
    said: { readonly word: Word; readonly dueAt?: Date | null; readonly now: Date },
  ): Promise<void> {
    if (attemptIds.length === 0) return;
    await this.#tell(db, schoolId, await selectByAttempts(db, schoolId, attemptIds), said);
  }

  /** A later deadline for a whole class: those who have not handed in. */
  async moved(db: Db, { schoolId, id }: OfClass, dueAt: Date, now: Date): Promise<void> {
    await this.#tell(db, schoolId, await selectInHand(db, schoolId, [id]), { word: 'moved', dueAt, now });
  }

  /** Results are out, or are no longer. */
  async released(db: Db, { schoolId, id }: OfClass, isOut: boolean, now: Date): Promise<void> {
    const people = await selectHandedIn(db, schoolId, id);
    if (isOut) return this.#tell(db, schoolId, people, { word: 'released', now });
    const ids = people.map(({ personId }) => personId);
    await this.notifications.takeBack(db, [this.#thing(schoolId, threads.homework(id))], ids);
  }

  /** Attempts of which all has been marked just now. */
  async corrected(db: Db, schoolId: Id, attemptIds: readonly Id[], now: Date): Promise<void> {
    if (attemptIds.length === 0) return;
    const people = await selectReleasedByCorrecting(db, schoolId, attemptIds);
    for (const ofClass of Map.groupBy(people, ({ assignmentId }) => assignmentId).values())
      await this.#tell(db, schoolId, ofClass, { word: 'released', now });
  }

  /** Points of these attempts are other ones than before, by another answer: those whose results are out. */
  async remarked(db: Db, schoolId: Id, attemptIds: readonly Id[], now: Date): Promise<void> {
    const people = await selectWithResults(db, schoolId, attemptIds, now);
    for (const ofClass of Map.groupBy(people, ({ assignmentId }) => assignmentId).values())
      await this.#tell(db, schoolId, ofClass, { word: 'remarked', now });
  }

  /** Papers of classmates wait for these pupils, by their attempts. */
  async papers(
    db: Db,
    swap: { readonly schoolId: Id; readonly id: Id; readonly dueAt: Date },
    reviewers: readonly Id[],
    now: Date,
  ): Promise<void> {
    const people = await selectByAttempts(db, swap.schoolId, [...new Set(reviewers)]);
    const [first] = people;
    if (!first) return;
    const path = ownPeerAddress(swap.id);
    await this.notifications.tell(
      db,
      {
        ...this.#thing(swap.schoolId, threads.papers(first.assignmentId)),
        people: people.map(({ personId }) => ({ personId, path })),
        key: 'work.notice.papers',
        params: { title: first.title, due: dueText(swap.dueAt) },
        at: now,
      },
      now,
    );
  }

  papersGone(db: Db, schoolId: Id, assignmentId: Id): Promise<void> {
    return this.notifications.takeBack(db, [this.#thing(schoolId, threads.papers(assignmentId))]);
  }

  /** A pupil asks for something to be looked at again: the teacher hears how many do. */
  async appealed(db: Db, { schoolId, id }: OfClass, now: Date): Promise<void> {
    const told = await selectTeacher(db, schoolId, id);
    if (!told) return;
    const said = { key: 'work.notice.appealed', count: told.appeals, path: appealsAddress(told.homeworkId, id) };
    await this.#tellTeacher(db, this.#thing(schoolId, threads.appeals(id)), told, { ...said, now });
  }

  /** Tells the teacher when nobody is missing any more. */
  async handedIn(db: Db, { schoolId, id }: OfClass, now: Date): Promise<void> {
    const told = await selectTeacher(db, schoolId, id);
    if (!told || told.submitted < told.pupils) return;
    const said = { key: 'work.notice.allIn', count: told.submitted, path: byQuestionAddress(told.homeworkId, id) };
    await this.#tellTeacher(db, this.#thing(schoolId, threads.handedIn(id)), told, { ...said, now });
  }

  /** Time is up for a class. */
  async closed(db: Db, { schoolId, id }: OfClass, now: Date): Promise<void> {
    const told = await selectTeacher(db, schoolId, id);
    if (!told) return;
    const said = { key: 'work.notice.closed', count: told.submitted, path: monitorAddress(id) };
    await this.#tellTeacher(db, this.#thing(schoolId, threads.handedIn(id)), told, { ...said, now });
  }

  /** Classes' homework was taken back, and all that was told of it. */
  async withdrawn(db: Db, rows: readonly OfClass[]): Promise<void> {
    const things = rows.flatMap(({ schoolId, id }) =>
      Object.values(threads).map((thread) => this.#thing(schoolId, thread(id))),
    );
    await this.notifications.takeBack(db, things);
  }

  #thing(schoolId: Id, thread: string): NotifiedThing {
    return { schoolId, area: 'work', thread };
  }

  async #tell(
    db: Db,
    schoolId: Id,
    people: readonly ToldPupil[],
    { word, dueAt = null, now }: { readonly word: Word; readonly dueAt?: Date | null; readonly now: Date },
  ): Promise<void> {
    const [first] = people;
    if (!first) return;
    await this.notifications.tell(
      db,
      {
        ...this.#thing(schoolId, threads.homework(first.assignmentId)),
        people: people.map(({ personId, kind, attemptId }) => ({
          personId,
          path: ownHomeworkAddress(kind, attemptId),
        })),
        key: `work.notice.${word}`,
        params: { title: first.title, due: dueText(dueAt) },
        // who has not begun, because it has not, hears of it when it does
        at: first.startsAt > now ? first.startsAt : now,
      },
      now,
    );
  }

  #tellTeacher(
    db: Db,
    thing: NotifiedThing,
    { personId, title, className, pupils }: ToldTeacher,
    {
      key,
      count,
      path,
      now,
    }: { readonly key: string; readonly count: number; readonly path: string; readonly now: Date },
  ): Promise<void> {
    const params = { title, class: className, count, pupils };
    return this.notifications.tell(db, { ...thing, people: [{ personId, path }], key, params, at: now }, now);
  }
}
