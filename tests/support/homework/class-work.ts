import { type Id, newId } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { Endpoint, OutputOf } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  createHomework,
  handInMine,
  monitor,
  publishHomework,
  saveAnswers,
  setAnswers,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../people';
import type { TestApp } from '../servers/start-app';

// Homework of a journey's own, in a class of which the demo tells nothing: nobody else corrects it, and it disturbs nobody.

/** 七(2)班: the demo teacher teaches it mathematics, no demo account sits in it. */
export const quietClass = demoId('class/101/7/2');
/** Its students by their seats, from 1. */
export const studentAt = (seat: number): Id => demoId(`person/101/student/7/2/${seat}`);
/** A colleague in mathematics who does not teach it, until somebody lets him. */
export const colleagueId = demoId('person/101/teacher/mathematics/2');

/** An item of an answer card. */
export interface MadeItem {
  readonly body: QuestionBody;
  readonly key?: QuestionKey;
}

export const written = (text: string): Answer => ({ content: plainContent(text) });

/** An answer in words, which a person marks. */
export const inWords = (stem: string, points: number, key = '略'): MadeItem => ({
  body: { type: questionTypes.shortAnswer, stem: plainContent(stem), points },
  key: { answer: plainContent(key) },
});

/** One gap. Without accepted answers a person marks it. */
export const gap = (
  stem: string,
  points: number,
  accepted?: readonly string[],
  kind: 'text' | 'number' | 'formula' = 'text',
): MadeItem => ({
  body: {
    type: questionTypes.gapFilling,
    stem: [
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: `${stem} ` },
          { kind: 'gap', gap: 0 },
        ],
      },
    ],
    gaps: [{ kind }],
    points,
  },
  ...(accepted && { key: { gaps: [{ accepted: [...accepted], comparison: kind }] } }),
});

export interface Student {
  readonly personId: Id;
  readonly attemptId: Id;
  readonly name: string;
}

export interface ClassWork {
  readonly homeworkId: Id;
  readonly assignmentId: Id;
  readonly items: readonly Id[];
  /** In class order. */
  readonly students: readonly Student[];
}

export interface Making {
  readonly title: string;
  readonly items: readonly MadeItem[];
  /** Students of the class from its first seat on; default: all. */
  readonly students?: number;
  /** What a student answers, item by item; null: nothing. */
  readonly answer: (student: number, item: number) => Answer | null;
  /** Rules other than: seen once it is handed in, two rounds of setting right. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Homework that the demo teacher has given to the class, answered and handed in by every student who got it. */
export async function handedInWork(site: TestApp, making: Making): Promise<ClassWork> {
  const teacher = await signedIn(site, 'teacher');
  const work = await published(teacher, making);
  await Promise.all(
    work.students.map((student, index) => handIn(site, work, student, (item) => making.answer(index, item))),
  );
  return work;
}

/** Homework that the demo teacher has given to the class, and that nobody has answered yet. */
export const assignedWork = async (site: TestApp, making: Omit<Making, 'answer'>): Promise<ClassWork> =>
  published(await signedIn(site, 'teacher'), making);

export async function published(
  teacher: Caller,
  { title, items, students, rules }: Omit<Making, 'answer'>,
): Promise<ClassWork> {
  const ids = items.map(() => newId());
  const { homeworkId } = await done<typeof createHomework>(teacher, createHomework, {
    title,
    kind: 1,
    subjectId: demoId('subject/mathematics'),
    gradeId: demoId('grade/7'),
    note: '',
    sections: [],
    files: [],
    items: items.map(({ body }, at) => ({ itemId: ids[at], section: 0, tiers: 7, way: 'fill', body })),
  });
  const answers = items.flatMap(({ key }, at) => (key ? [{ itemId: ids[at], key }] : []));
  if (answers.length > 0) await done(teacher, setAnswers, { homeworkId, answers });
  const given = await done<typeof publishHomework>(teacher, publishHomework, {
    homeworkId,
    release: 0,
    rounds: 2,
    aiRule: 'none',
    counts: false,
    reason: '期末复习',
    ...rules,
    targets: [
      {
        classId: quietClass,
        ...(students && { personIds: Array.from({ length: students }, (_, at) => studentAt(at + 1)) }),
        startsAt: inHours(-1),
        dueAt: inHours(20),
      },
    ],
  });
  const [assignmentId = ''] = given.assignmentIds;
  const { people } = await done<typeof monitor>(teacher, monitor, { assignmentId });
  return {
    homeworkId,
    assignmentId,
    items: ids,
    students: people.map(({ personId, attemptId, name }) => ({ personId, attemptId, name })),
  };
}

/** A student writes his answers on a device of his own and hands them in. */
export async function handIn(
  site: TestApp,
  { items }: Pick<ClassWork, 'items'>,
  { personId, attemptId }: Student,
  answer: (item: number) => Answer | null,
): Promise<void> {
  const student = await signedInPerson(site, personId);
  const answers = items.flatMap((itemId, sequence) => {
    const given = answer(sequence);
    return given ? [{ itemId, part: 0, sequence, age: 0, answer: given }] : [];
  });
  if (answers.length > 0) await done(student, saveAnswers, { attemptId, client: newId(), answers });
  await done(student, handInMine, { attemptId });
}

/** A call that a journey builds on: whatever is refused ends it here. */
export async function done<E>(
  caller: Caller,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<OutputOf<E>> {
  const { status, envelope, text } = await caller.call(endpoint, input);
  if (status !== 200) throw new Error(`${endpoint.path} answers ${status}: ${text}`);
  return envelope!.data as OutputOf<E>;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
