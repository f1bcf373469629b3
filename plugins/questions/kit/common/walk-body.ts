import type { Content } from './content';
import type { PartKey, QuestionKey } from './question-key';
import type { QuestionBody, QuestionPart } from './question-body';
import { filesIn } from './walk-content';

/** A content of a question and its place: `stem`, `options/2`, `parts/0/options/1`, `rubric/3`. */
export interface Placed {
  readonly at: string;
  readonly content: Content;
}

const placedOptions = (options: QuestionPart['options'], before: string): Placed[] =>
  (options ?? []).map((content, index) => ({ at: `${before}options/${index}`, content: content as Content }));

/** All that answerers see, in reading order. */
export const contentsOf = (body: QuestionBody): Placed[] => [
  { at: 'stem', content: body.stem as Content },
  ...placedOptions(body.options, ''),
  ...(body.parts ?? []).flatMap((part, index) => [
    { at: `parts/${index}/stem`, content: part.stem as Content },
    ...placedOptions(part.options, `parts/${index}/`),
  ]),
];

const placedKey = ({ answer, analysis, rubric }: PartKey, before: string): Placed[] => [
  ...(answer ? [{ at: `${before}answer`, content: answer as Content }] : []),
  ...(analysis ? [{ at: `${before}analysis`, content: analysis as Content }] : []),
  ...(rubric ?? []).map(({ text }, index) => ({ at: `${before}rubric/${index}`, content: text as Content })),
];

/** All that a key says in words. */
export const contentsOfKey = (key: QuestionKey): Placed[] => [
  ...placedKey(key, ''),
  ...(key.parts ?? []).flatMap((part, index) => placedKey(part, `parts/${index}/`)),
  ...(key.transcript ? [{ at: 'transcript', content: key.transcript as Content }] : []),
];

const filesOf = (placed: readonly Placed[]): string[] => placed.flatMap(({ content }) => filesIn(content));

/** Ids of the pictures and recordings that answerers meet, each once. */
export const filesOfBody = (body: QuestionBody): string[] => [
  ...new Set([...filesOf(contentsOf(body)), ...(body.listening ? [body.listening.file] : [])]),
];

/** Ids of the pictures and recordings of a key, each once. */
export const filesOfKey = (key: QuestionKey): string[] => [...new Set(filesOf(contentsOfKey(key)))];
