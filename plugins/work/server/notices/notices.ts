import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { NotifiedThing } from 'edutech/core/server/notifications/notified-thing';
import type { GuardianNews, HomeworkNews } from 'edutech/plugins/guardian/api';
import {
  appealsAddress,
  byQuestionAddress,
  monitorAddress,
  ownHomeworkAddress,
  ownPeerAddress,
} from '../../model/addresses';
import {
  selectByAttempts,
  selectDueWithClass,
  selectHandedIn,
  selectInHand,
  selectReleasedByMarking,
  selectTeacher,
  selectTold,
  selectWithResults,
  type NotifiedStudent,
  type NotifiedTeacher,
  type ToldStudent,
} from './notices.queries';

/** The key of an assignment. */
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

const keysOf = (...words: (Word | 'papers' | 'appealed' | 'allIn' | 'closed')[]) =>
  words.map((word) => `work.notice.${word}`);

/** What students and teachers are notified about, as they choose it. */
export const matters: readonly NotificationMatter[] = [
  {
    id: 'work.homework',
    title: 'work.matter.homework',
    keys: keysOf('given', 'reminded', 'moved', 'reopened', 'papers'),
    types: ['student'],
  },
  {
    id: 'work.results',
    title: 'work.matter.results',
    keys: keysOf('released', 'returned', 'returnedUntil', 'remarked', 'answered'),
    types: ['student'],
  },
  { id: 'work.collected', title: 'work.matter.collected', keys: keysOf('allIn', 'closed'), types: ['teacher'] },
  { id: 'work.appeals', title: 'work.matter.appeals', keys: keysOf('appealed'), types: ['teacher'] },
];

/** Notification threads of an assignment: each keeps its newest notification only. */
const threads = {
  /** A student's homework, from its publication to its results. */
  homework: (assignmentId: Id) => `homework/${assignmentId}`,
  /** Papers of classmates that a student reviews. */
  papers: (assignmentId: Id) => `papers/${assignmentId}`,
  /** The number of submissions, for the teacher. */
  handedIn: (assignmentId: Id) => `handed-in/${assignmentId}`,
  appeals: (assignmentId: Id) => `appeals/${assignmentId}`,
};

/** The same text for every reader's language: `11-23 07:40`. */
const dueText = (dueAt: Date | null) => (dueAt ? cityMinute(dueAt).slice(5) : '');

/**
 * All notifications of homework. They say that something is there, never what: marks and answers are on
 * the page, which decides what its reader may see.
 */
export class Notices {
  constructor(
    private readonly notifications: Notifications,
    private readonly guardians: readonly GuardianNews<Db>[] = [],
  ) {}

  /** New assignments: students are notified at their start, and guardians where the teacher wants it. */
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
      await this.#notify(db, schoolId, people.get(id) ?? [], { word: 'given', dueAt, now });
    const ids = rows.map(({ id }) => id);
    for (const [{ title, className, startsAt }, news] of await this.#toGuardians(db, schoolId, ids)) {
      const at = startsAt > now ? startsAt : now;
      for (const guardians of this.guardians) await guardians.given(db, { ...news, title, className, at }, now);
    }
  }

  /** Students of one class, by their attempts. */
  async students(
    db: Db,
    schoolId: Id,
    attemptIds: readonly Id[],
    said: { readonly word: Word; readonly dueAt?: Date | null; readonly now: Date },
  ): Promise<void> {
    if (attemptIds.length === 0) return;
    await this.#notify(db, schoolId, await selectByAttempts(db, schoolId, attemptIds), said);
  }

  /** A later deadline for a whole class: those who have not handed in, and have no later one of their own. */
  async moved(db: Db, { schoolId, id }: OfClass, dueAt: Date, now: Date): Promise<void> {
    await this.#notify(db, schoolId, await selectDueWithClass(db, schoolId, id), { word: 'moved', dueAt, now });
  }

  /** Results are out, or are no longer. */
  async released(db: Db, { schoolId, id }: OfClass, isOut: boolean, now: Date): Promise<void> {
    const people = await selectHandedIn(db, schoolId, id);
    if (isOut) return this.#notify(db, schoolId, people, { word: 'released', now });
    const ids = people.map(({ personId }) => personId);
    await this.notifications.withdraw(db, [this.#thing(schoolId, threads.homework(id))], ids);
  }

  /** Attempts that have just been fully marked. */
  async corrected(db: Db, schoolId: Id, attemptIds: readonly Id[], now: Date): Promise<void> {
    if (attemptIds.length === 0) return;
    const people = await selectReleasedByMarking(db, schoolId, attemptIds);
    for (const ofClass of Map.groupBy(people, ({ assignmentId }) => assignmentId).values())
      await this.#notify(db, schoolId, ofClass, { word: 'released', now });
  }

  /** Points changed by a re-mark: students whose results are out are notified. */
  async remarked(db: Db, schoolId: Id, attemptIds: readonly Id[], now: Date): Promise<void> {
    const people = await selectWithResults(db, schoolId, attemptIds, now);
    for (const ofClass of Map.groupBy(people, ({ assignmentId }) => assignmentId).values())
      await this.#notify(db, schoolId, ofClass, { word: 'remarked', now });
  }

  /** New papers to review, for these students, by their attempts. */
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
    await this.notifications.notify(
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
    return this.notifications.withdraw(db, [this.#thing(schoolId, threads.papers(assignmentId))]);
  }

  /** A student appeals: the teacher is notified of the number of open appeals. */
  async appealed(db: Db, { schoolId, id }: OfClass, now: Date): Promise<void> {
    const teacher = await selectTeacher(db, schoolId, id);
    if (!teacher) return;
    const said = { key: 'work.notice.appealed', count: teacher.appeals, path: appealsAddress(teacher.homeworkId, id) };
    await this.#notifyTeacher(db, this.#thing(schoolId, threads.appeals(id)), teacher, { ...said, now });
  }

  /** Notifies the teacher when everybody has submitted. */
  async handedIn(db: Db, { schoolId, id }: OfClass, now: Date): Promise<void> {
    const teacher = await selectTeacher(db, schoolId, id);
    if (!teacher || teacher.submitted < teacher.students) return;
    const said = {
      key: 'work.notice.allIn',
      count: teacher.submitted,
      path: byQuestionAddress(teacher.homeworkId, id),
    };
    await this.#notifyTeacher(db, this.#thing(schoolId, threads.handedIn(id)), teacher, { ...said, now });
  }

  /** The deadline of an assignment has passed. */
  async closed(db: Db, { schoolId, id }: OfClass, now: Date): Promise<void> {
    const teacher = await selectTeacher(db, schoolId, id);
    if (!teacher) return;
    const said = { key: 'work.notice.closed', count: teacher.submitted, path: monitorAddress(id) };
    await this.#notifyTeacher(db, this.#thing(schoolId, threads.handedIn(id)), teacher, { ...said, now });
  }

  /** Withdraws the notifications of withdrawn assignments. */
  async withdrawn(db: Db, rows: readonly OfClass[]): Promise<void> {
    const things = rows.flatMap(({ schoolId, id }) =>
      Object.values(threads).map((thread) => this.#thing(schoolId, thread(id))),
    );
    await this.notifications.withdraw(db, things);
    for (const [schoolId, ofSchool] of Map.groupBy(rows, (row) => row.schoolId)) {
      const ids = ofSchool.map(({ id }) => id);
      for (const [, news] of await this.#toGuardians(db, schoolId, ids))
        for (const guardians of this.guardians) await guardians.gone(db, news);
    }
  }

  /** What guardians of the students of some assignments are told of, class by class: each of them once. */
  async #toGuardians(db: Db, schoolId: Id, ids: readonly Id[]): Promise<[ToldStudent, HomeworkNews][]> {
    if (this.guardians.length === 0 || ids.length === 0) return [];
    const all = await selectTold(db, schoolId, ids);
    const told = all.filter(({ assignmentId }) => !ids.includes(assignmentId));
    const asked = Map.groupBy(
      all.filter(({ assignmentId }) => ids.includes(assignmentId)),
      ({ assignmentId }) => assignmentId,
    );
    return [...asked.values()].map((students) => {
      const [{ homeworkId }] = students as [ToldStudent];
      const besides = told.filter((one) => one.homeworkId === homeworkId).map(({ personId }) => personId);
      told.push(...students);
      return [students[0]!, { schoolId, homeworkId, studentIds: students.map(({ personId }) => personId), besides }];
    });
  }

  #thing(schoolId: Id, thread: string): NotifiedThing {
    return { schoolId, area: 'work', thread };
  }

  async #notify(
    db: Db,
    schoolId: Id,
    people: readonly NotifiedStudent[],
    { word, dueAt = null, now }: { readonly word: Word; readonly dueAt?: Date | null; readonly now: Date },
  ): Promise<void> {
    const [first] = people;
    if (!first) return;
    await this.notifications.notify(
      db,
      {
        ...this.#thing(schoolId, threads.homework(first.assignmentId)),
        people: people.map(({ personId, kind, attemptId }) => ({
          personId,
          path: ownHomeworkAddress(kind, attemptId),
        })),
        key: `work.notice.${word}`,
        params: { title: first.title, due: dueText(dueAt) },
        // students are notified at the start if homework has not started yet
        at: first.startsAt > now ? first.startsAt : now,
      },
      now,
    );
  }

  #notifyTeacher(
    db: Db,
    thing: NotifiedThing,
    { personId, title, className, students }: NotifiedTeacher,
    {
      key,
      count,
      path,
      now,
    }: { readonly key: string; readonly count: number; readonly path: string; readonly now: Date },
  ): Promise<void> {
    const params = { title, class: className, count, students };
    return this.notifications.notify(db, { ...thing, people: [{ personId, path }], key, params, at: now }, now);
  }
}
