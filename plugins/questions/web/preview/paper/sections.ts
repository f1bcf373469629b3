import { answeredParts, type QuestionBody } from '../../../kit/common/question-body';
import { isComposite, type QuestionType } from '../../../kit/common/types/question-types';

/** What of a question a paper needs. */
export interface Printed {
  readonly id: string;
  readonly body: QuestionBody;
  readonly points: number;
}

/** A question with its number on the paper; of a composite, that of its first part. */
export interface Numbered<Question> {
  readonly question: Question;
  readonly number: number;
  readonly isComposite: boolean;
}

/** 一、单选题: the questions of one type. */
export interface PaperSection<Question> {
  readonly type: QuestionType;
  /** What is answered in it, parts counted. */
  readonly count: number;
  readonly points: number;
  readonly questions: readonly Numbered<Question>[];
}

/**
 * A paper of questions as they come: a section for each run of one type. Numbers run through the paper; a composite has
 * none of its own, its parts have, as papers number them.
 */
export function sectionsOf<Question extends Printed>(questions: readonly Question[]): PaperSection<Question>[] {
  const sections: PaperSection<Question>[] = [];
  let number = 1;
  for (const question of questions) {
    const { type } = question.body;
    const answered = answeredParts(question.body).length;
    const numbered = { question, number, isComposite: isComposite(type) };
    const last = sections.at(-1);
    const before = last?.type === type ? last : { type, count: 0, points: 0, questions: [] };
    const section = {
      type,
      count: before.count + answered,
      points: before.points + question.points,
      questions: [...before.questions, numbered],
    };
    if (before === last) sections.pop();
    sections.push(section);
    number += answered;
  }
  return sections;
}
