import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Id, newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { addGuide, openMyGuide, readGuide, saveGuide, saveGuideAnswers } from 'edutech/plugins/guide/api';
import { submittedMark } from 'edutech/plugins/guide/model/answering/places';
import type { Block, GuideDocument, Part } from 'edutech/plugins/guide/model/book/document';
import { newBlock } from 'edutech/plugins/guide/model/book/templates';
import type { Answer as Written } from 'edutech/plugins/questions/kit/common/answer';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { Answer, Caller } from '../../support/people';

export const book = (slug: string) => demoId(`guide.book.${slug}`);
export const assignment = (slug: string) => demoId(`guide.assignment.${slug}`);
export const block = (slug: string, at: number) => demoId(`guide.block.${slug}.${at}`);
export const part = (slug: string, at: number, of: number) => demoId(`guide.part.${slug}.${at}.${of}`);
export const attempt = (slug: string, seat = 11) => demoId(`guide.attempt.${slug}.${seat}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const chapter = (path: string) => demoId(`textbook.node.junior-mathematics-7a-pep/${path}`);
export const mathematics = demoId('subject/mathematics');
export const grade7 = demoId('grade/7');
/** Another teacher of mathematics at the school of the demo teacher. */
export const colleague = { personId: demoId('person/101/teacher/mathematics/2') };

/** What a call answered. */
export const dataOf = <E>(answer: Answer): OutputOf<E> => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.envelope!.data as OutputOf<E>;
};

/** Message key of an error. */
export const keyOf = (answer: Answer): string => (answer.envelope!.data as { key: string }).key;

export const words = (text: string): Written => ({ content: plainContent(text) });
export const askPart = (text: string): Part => ({
  id: newId(),
  kind: 'ask',
  prompt: plainContent(text),
  way: 'write',
  options: [],
});
export const questionPart = (slug: string, points = 4): Part => ({
  id: newId(),
  kind: 'question',
  questionId: question(slug),
  version: 0,
  points,
});
export const blockWith = (kind: Block['kind'], phase: Block['phase'], ...parts: Part[]): Block => ({
  ...newBlock(kind, phase),
  parts,
});

/** A guide book of the caller with these blocks; answers its id. */
export async function written(teacher: Caller, title: string, ...blocks: Block[]): Promise<Id> {
  const id = newId();
  const place = { title, subjectId: mathematics, gradeId: grade7, nodeId: null };
  dataOf(await teacher.call(addGuide, { id, ...place, template: 'blank' }));
  dataOf(await save(teacher, id, 1, { blocks }, title));
  return id;
}

export const save = (teacher: Caller, bookId: Id, version: number, document: GuideDocument, title = '导学本') =>
  teacher.call(saveGuide, { bookId, version, save: newId(), title, document });

export const read = async (teacher: Caller, bookId: Id) =>
  dataOf<typeof readGuide>(await teacher.call(readGuide, { bookId }));

/** Times of a lesson, hours from now. */
export const timesFrom = (startsAt: number, lessonAt: number, afterAt: number, dueAt: number) => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return { startsAt: at(startsAt), lessonAt: at(lessonAt), afterAt: at(afterAt), dueAt: at(dueAt) };
};

export const opened = async (student: Caller, attemptId: Id) =>
  dataOf<typeof openMyGuide>(await student.call(openMyGuide, { attemptId }));

/** A device of a student: its journal sends what was written, in its order. */
export class Device {
  readonly client = newId();
  #sequence = 0;

  constructor(
    private readonly student: Caller,
    private readonly attemptId: Id,
  ) {}

  write(answers: readonly { itemId: Id; part?: number; answer: Written; age?: number }[]): Promise<Answer> {
    return this.student.call(saveGuideAnswers, {
      attemptId: this.attemptId,
      client: this.client,
      seconds: 10,
      answers: answers.map(({ part: of = 0, age = 0, ...one }) => ({
        ...one,
        part: of,
        age,
        sequence: this.#sequence++,
      })),
    });
  }

  submit(blockId: Id): Promise<Answer> {
    return this.write([{ itemId: blockId, answer: submittedMark }]);
  }
}
