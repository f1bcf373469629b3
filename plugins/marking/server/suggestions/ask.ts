import Type from 'typebox';
import { isAppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Assistant, AssistantRefusal, Reason } from 'edutech/plugins/assistant/api';
import type { QuestionToMark } from 'edutech/plugins/exam/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { contentsOf, contentsOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { isOnStep } from '../../model/marks/rules';
import type { QuestionRow } from '../projects/questions.queries';

/** Characters of an answer, and of a question with its key, that are sent. */
const longest = 6000;
const longestFault = 60;
/** Tokens: a number and a line. */
const mostTokens = 200;

const scoring = [
  'You assist the marking of an examination. Suggest points for the answer of one student.',
  'Go by the model answer and the points of its steps. Different right ways get full points.',
  '"fault" names, in the language of the answer and at most 20 words, the first mistake; empty where there is none.',
].join('\n');
const grouping = [
  'The lines are faults of answers to one question, each with its number.',
  'Put those that are the same mistake into a group with a short title in their language. Leave out what is alone.',
].join('\n');

/** What a student wrote with keys; empty for pictures, drawings and recordings, which are not sent. */
export function textOfAnswer({ gaps, content }: Answer): string {
  const text = gaps
    ? gaps.map((gap, at) => `(${at + 1}) ${gap.trim()}`).join('\n')
    : content
      ? textOf(content as Content)
      : '';
  return gaps?.every((gap) => gap.trim() === '') ? '' : text.trim().slice(0, longest);
}

/** The question as markers read it, without pictures. */
export function textOfQuestion({ body, key }: QuestionToMark, { label, points, part, steps }: QuestionRow): string {
  const lines = (placed: readonly { readonly at: string; readonly content: Content }[]) =>
    placed.map(({ at, content }) => `[${at}] ${textOf(content)}`).join('\n');
  const rubric = (key?.parts?.[part] ?? key)?.rubric ?? [];
  const given =
    steps.length > 0
      ? steps.map((step) => `${step.points}: ${step.text}`)
      : rubric.map((step) => `${step.points}: ${textOf(step.text as Content)}`);
  return [
    `Question ${label} (part ${part + 1}), ${points} points`,
    lines(contentsOf(body)),
    key ? `Model answer\n${lines(contentsOfKey(key))}` : '',
    given.length > 0 ? `Points\n${given.join('\n')}` : '',
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, longest);
}

export interface Asking {
  readonly question: QuestionRow;
  readonly text: string;
  readonly personId: Id;
  readonly signal: AbortSignal;
}

/** Points on the scale of the question and a fault, of one answer: nothing of another student is beside it. */
export async function askPoints(
  assistant: Assistant,
  { question, text, personId, signal }: Asking,
  answer: { readonly studentId: Id; readonly text: string },
): Promise<{ points: number; fault: string } | null> {
  const shape = Type.Object({
    points: Type.Number({ minimum: 0, maximum: question.points, multipleOf: question.step }),
    fault: Type.String(),
  });
  const said = await assistant.answer(
    {
      schoolId: question.schoolId,
      personId,
      purpose: 'marking.suggest',
      instructions: scoring,
      text: `${text}\n\nAnswer of the student\n${answer.text}`,
      studentIds: [answer.studentId],
      mostTokens,
      signal,
    },
    shape,
  );
  const { points } = said;
  const fault = said.fault.replaceAll(/\s+/gu, ' ').trim().slice(0, longestFault);
  return isOnStep(points, question.points, question.step) ? { points, fault } : null;
}

const Groups = Type.Object({
  groups: Type.Array(Type.Object({ title: Type.String(), members: Type.Array(Type.Integer()) })),
});

/** Which faults are the same, by their places. The lines are the service's own words: no answer is sent again. */
export async function askGroups(
  assistant: Assistant,
  { question, personId, signal }: Omit<Asking, 'text'>,
  faults: readonly string[],
): Promise<{ title: string; places: number[] }[]> {
  const { groups } = await assistant.answer(
    {
      schoolId: question.schoolId,
      personId,
      purpose: 'marking.group',
      instructions: grouping,
      text: faults.map((fault, at) => `${at + 1}. ${fault}`).join('\n'),
      signal,
    },
    Groups,
  );
  const taken = new Set<number>();
  return groups.flatMap(({ title, members }) => {
    const places = [...new Set(members)].map((number) => number - 1).filter((at) => at in faults && !taken.has(at));
    const name = title.replaceAll(/\s+/gu, ' ').trim().slice(0, longestFault);
    if (places.length < 2 || name === '') return [];
    for (const at of places) taken.add(at);
    return [{ title: name, places }];
  });
}

/** Why the assistant has refused; null: another's error. */
export const refusedBy = (error: unknown): Reason | null =>
  isAppError(error) ? ((error.data as AssistantRefusal | undefined)?.reason ?? null) : null;
