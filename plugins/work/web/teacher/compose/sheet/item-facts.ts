import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { ComposeData } from '../load-compose';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';

/** What is known about a question on the sheet, beside where it stands. */
export interface ItemFacts {
  readonly body: QuestionBody;
  /** 1 to 5; 0 where nobody knows. */
  readonly difficulty: number;
  /** The time that a student needs; 0 if unknown. */
  readonly seconds: number;
  readonly hasKey: boolean;
  readonly knowledge: readonly string[];
  /** One's own, which is edited itself; another's is forked first. */
  readonly isOwn: boolean;
}

export const ofQuestion = ({ body, difficulty, seconds, knowledge, may, isOwn }: Question): ItemFacts => ({
  body,
  difficulty,
  seconds,
  hasKey: true,
  knowledge: [...new Set(knowledge.map(({ knowName }) => knowName))],
  isOwn: isOwn && may.edit,
});

/** By question: what the bank says now, with the body of the version that the sheet holds. */
export function factsIn({ homework, questions }: ComposeData): Map<string, ItemFacts> {
  const facts = new Map(questions.map((one) => [one.id, ofQuestion(one)]));
  for (const { questionId, body, difficulty, seconds, hasKey } of homework?.items ?? []) {
    if (!questionId) continue;
    const { knowledge = [], isOwn = false } = facts.get(questionId) ?? {};
    facts.set(questionId, { body, difficulty, seconds, hasKey, knowledge, isOwn });
  }
  return facts;
}

/** Addresses of pictures and recordings. */
export const mediaIn = ({ homework, questions }: ComposeData): Media =>
  Object.fromEntries([
    ...questions.flatMap(({ media }) => media.map(({ file, address }) => [file, address] as const)),
    ...(homework?.media ?? []).map(({ fileId, address }) => [fileId, address] as const),
  ]);
