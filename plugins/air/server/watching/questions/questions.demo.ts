import type { Id } from 'edutech/core/common/ids';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { selectStudents } from 'edutech/core/server/organisation/classes/classes.queries';
import type * as notes from '../../../api/notes';
import type * as questions from '../../../api/questions';
import type plugin from '../../../plugin';
import { upsertNote } from '../notes.queries';
import { insertQuestion, updateAnswer } from './questions.queries';

const lesson = 'air.resource.m7-number-line';
const hourMilliseconds = 3_600_000;

/** What the demo student noted. */
const studentNotes = [
  { second: 9, text: '数轴三要素：原点、正方向、单位长度，缺一不可。' },
  { second: 31, text: '画数轴先定原点，再选单位长度；单位长度要一致。' },
];

/** What the demo class asked; `by` is a place in the class list, null the demo account `student`. */
const asked = [
  {
    key: 'open',
    by: null,
    second: 24,
    text: '单位长度可以不是 1 厘米吗？为什么有的题一格表示 50？',
    answer: '',
  },
  { key: 'second', by: 4, second: 38, text: '负数为什么都在原点的左边？正方向能不能朝左画？', answer: '' },
  {
    key: 'answered',
    by: 7,
    second: 16,
    text: '数轴上没有标出来的点，也表示一个数吗？',
    answer: '是的。每一个有理数都能用数轴上的一个点表示，标出来的只是其中几个整数点。',
  },
];

/** Notes of the demo student, and questions of his class, of another class and of another school. */
export async function buildQuestionsDemo({ db, world, id, clock }: DemoContext): Promise<void> {
  const { people, schoolId, otherSchoolId, classId, otherClassId, foreignClassId, termId } = world;
  const now = clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMilliseconds);
  const resourceId = id(lesson);
  for (const [nth, note] of studentNotes.entries()) {
    const noteId = id(`air.note.${nth}`);
    await upsertNote(db, { personId: people.student.personId, noteId, resourceId, ...note, now: ago(20 - nth) });
  }
  const studentOf = async (school: Id, ofClass: Id, nth: number) =>
    (await selectStudents(db, { id: ofClass, schoolId: school }, termId))[nth]!.personId;
  for (const [nth, { key, by, second, text, answer }] of asked.entries()) {
    const personId = by === null ? people.student.personId : await studentOf(schoolId, classId, by);
    const question = { id: id(`air.question.${key}`), schoolId, classId, resourceId, personId, second, text };
    await insertQuestion(db, { ...question, now: ago(18 - nth * 5) });
    if (!answer) continue;
    const locked = { schoolId, id: question.id, text, answeredAt: null, mayAnswer: true };
    await updateAnswer(db, locked, { text: answer, shared: true, by: people.teacher.personId, now: ago(2) });
  }
  for (const [key, school, ofClass] of [
    ['otherClass', schoolId, otherClassId],
    ['otherSchool', otherSchoolId, foreignClassId],
  ] as const) {
    const personId = await studentOf(school, ofClass, 2);
    const text = '比较 −2 和 −5 的大小时，为什么离原点远的反而小？';
    const question = { schoolId: school, classId: ofClass, resourceId, personId, second: 44, text };
    await insertQuestion(db, { id: id(`air.question.${key}`), ...question, now: ago(6) });
  }
}

/** Inputs of the permission matrix: notes are everybody's own. */
export const noteSamples: Demo<typeof plugin, typeof notes>['samples'] = {
  airNotes: (_, id) => ({ shared: { id: id(lesson) } }),
  saveAirNote: (_, id) => ({ shared: { id: id(lesson), noteId: id('air.note.sample'), second: 3, text: '一条笔记' } }),
  deleteAirNote: (_, id) => ({ refused: { noteId: id('air.note.nobody') }, shownBy: 'tests/api/air/notes.test.ts' }),
};

/** Teachers answer and hide questions of their own classes only. */
export const questionSamples: Demo<typeof plugin, typeof questions>['samples'] = {
  airQuestions: (_, id) => ({ shared: { id: id(lesson) } }),
  // whose guardians have agreed to records may ask; that is not this area's to write down
  askAirQuestion: (_, id) => ({
    refused: { id: id('air.resource.nobody'), questionId: id('air.question.sample'), second: 3, text: '一个问题？' },
    shownBy: 'tests/api/air/questions.test.ts',
  }),
  airQuestionList: ({ classId }) => ({ shared: { classId, page: 1, pageLine: 15 } }),
  answerAirQuestion: (_, id) =>
    ofQuestions(id, (questionId) => ({ questionId, text: '回答', shared: false, seen: null })),
  hideAirQuestion: (_, id) => ofQuestions(id, (questionId) => ({ questionId, hidden: true })),
};

const ofQuestions = <Input>(id: DemoContext['id'], input: (questionId: Id) => Input) => ({
  as: 'teacher' as const,
  own: input(id('air.question.open')),
  otherClass: input(id('air.question.otherClass')),
  otherSchool: input(id('air.question.otherSchool')),
});
