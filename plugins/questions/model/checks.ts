import type { ErrorParams } from 'edutech/core/common/errors';
import type { Content } from '../kit/common/content';
import type { PartKey, QuestionKey } from '../kit/common/question-key';
import type { QuestionBody, QuestionPart } from '../kit/common/question-body';
import { contentsOf, contentsOfKey, type Placed } from '../kit/common/walk-body';
import { formulasIn, gapsIn, inlinesOf, isEmptyContent, textOf } from '../kit/common/walk-content';
import { isComposite, mostOptions, questionTypes } from '../kit/common/types/question-types';
import { isBalanced } from './formula';

/** Something that a question lacks, or that cannot be right. */
export interface Problem {
  /** Message (`questions.check.…`). */
  readonly key: string;
  readonly params?: ErrorParams;
  /** Where: `stem`, `options/2`, `parts/0/key`. */
  readonly at: string;
  /** It cannot be used so; others are told and may stay. */
  readonly isBlocking: boolean;
}

const problem = (name: string, at: string, params?: ErrorParams): Problem => ({
  key: `questions.check.${name}`,
  at,
  isBlocking: true,
  ...(params && { params }),
});
const hint = (name: string, at: string, params?: ErrorParams): Problem => ({
  ...problem(name, at, params),
  isBlocking: false,
});

const isChoice = (type: number) => type === questionTypes.singleChoice || type === questionTypes.multipleChoice;

/** A content as it reads, so that two options that look alike are alike. */
const reading = (content: Content): string =>
  JSON.stringify(content) === '[]' ? '' : textOf(content).normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

function optionProblems(part: QuestionPart, at: string): Problem[] {
  const options = (part.options ?? []) as Content[];
  const problems: Problem[] = [];
  const most = mostOptions(part.type);
  if (options.length > most) problems.push(problem('tooManyOptions', `${at}options`, { most }));
  if (!isChoice(part.type)) return problems;
  if (options.length < 2) problems.push(problem('tooFewOptions', `${at}options`));
  const seen = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    if (isEmptyContent(option)) problems.push(problem('emptyOption', `${at}options/${index}`));
    // questions with pictures may differ in content that cannot be compared
    const text = hasPicture(option) ? JSON.stringify(option) : reading(option);
    if (text !== '' && seen.has(text)) problems.push(problem('sameOptions', `${at}options/${index}`));
    seen.set(text, index);
  }
  return problems;
}

const hasPicture = (content: Content): boolean =>
  content.some((block) => block.kind === 'picture' || inlinesOf(block).some(({ kind }) => kind === 'picture'));

function gapProblems(part: QuestionPart, key: PartKey, at: string): Problem[] {
  const numbers = gapsIn(part.stem as Content);
  const gaps = part.gaps ?? [];
  if (numbers.length === 0) return [problem('noGaps', `${at}stem`)];
  const fits =
    numbers.length === gaps.length && new Set(numbers).size === numbers.length && Math.max(...numbers) < gaps.length;
  if (!fits) return [problem('gapsDoNotFit', `${at}stem`)];
  const answers = key.gaps ?? [];
  if (answers.length < gaps.length) return [problem('noAnswer', `${at}key`)];
  if (answers.length > gaps.length) return [problem('gapsDoNotFit', `${at}key`)];
  const isOutside = (key.freeOrder ?? []).some((set) => set.some((gap) => gap >= gaps.length));
  return isOutside ? [problem('gapsDoNotFit', `${at}key`)] : [];
}

function answerProblems(part: QuestionPart, key: PartKey, at: string): Problem[] {
  switch (part.type) {
    case questionTypes.singleChoice:
    case questionTypes.multipleChoice: {
      const chosen = key.choice ?? [];
      if (chosen.length === 0) return [problem('noAnswer', `${at}key`)];
      if (chosen.some((option) => option >= (part.options?.length ?? 0))) return [problem('answerOutside', `${at}key`)];
      return part.type === questionTypes.singleChoice && chosen.length > 1
        ? [problem('severalAnswers', `${at}key`)]
        : [];
    }
    case questionTypes.trueFalse:
      return key.truth === undefined ? [problem('noAnswer', `${at}key`)] : [];
    case questionTypes.gapFilling:
      return gapProblems(part, key, at);
    default: {
      const isAnswered = !isEmptyContent((key.answer ?? []) as Content) || (key.rubric ?? []).length > 0;
      return isAnswered ? rubricProblems(part, key, at) : [problem('noAnswer', `${at}key`)];
    }
  }
}

function rubricProblems(part: QuestionPart, { rubric = [] }: PartKey, at: string): Problem[] {
  const sum = rubric.reduce((total, { points }) => total + points, 0);
  return rubric.length > 0 && sum !== part.points
    ? [hint('rubricSum', `${at}rubric`, { sum, points: part.points })]
    : [];
}

const partProblems = (part: QuestionPart, key: PartKey, at: string): Problem[] => [
  ...optionProblems(part, at),
  ...answerProblems(part, key, at),
];

function compositeProblems(body: QuestionBody, key: QuestionKey): Problem[] {
  const parts = body.parts ?? [];
  if (parts.length === 0) return [problem('noParts', 'parts')];
  const problems = parts.flatMap((part, index) => {
    // in a cloze the place in the passage is the question
    const needsStem = body.type !== questionTypes.cloze && isEmptyContent(part.stem as Content);
    return [
      ...(needsStem ? [problem('noStem', `parts/${index}/stem`)] : []),
      ...partProblems(part, key.parts?.[index] ?? {}, `parts/${index}/`),
    ];
  });
  if ((key.parts ?? []).length > parts.length) problems.push(problem('keysDoNotFit', 'key'));
  if (body.type === questionTypes.listening && !body.listening) problems.push(hint('noRecording', 'listening'));
  if (body.type === questionTypes.cloze) {
    const numbers = gapsIn(body.stem as Content).toSorted((one, other) => one - other);
    const fits = numbers.length === parts.length && numbers.every((number, index) => number === index);
    if (!fits) problems.push(problem('gapsDoNotFit', 'stem'));
  }
  return problems;
}

/** Formulas that cannot be parsed, and pictures without a description. */
function contentProblems({ at, content }: Placed): Problem[] {
  const pictures = content.flatMap((block) => [
    ...(block.kind === 'picture' ? [block] : []),
    ...inlinesOf(block).filter((inline) => inline.kind === 'picture'),
  ]);
  return [
    ...formulasIn(content)
      .filter((latex) => !isBalanced(latex))
      .map((latex) => problem('brokenFormula', at, { formula: latex.slice(0, 60) })),
    ...(pictures.some(({ alt }) => alt.trim() === '') ? [hint('noAlt', at)] : []),
  ];
}

/** What is wrong with a question, in the order in which it is read. None: it is complete. */
export function problemsOf(body: QuestionBody, key: QuestionKey): Problem[] {
  const isListening = body.type === questionTypes.listening;
  return [
    ...(isEmptyContent(body.stem as Content) && !isListening ? [problem('noStem', 'stem')] : []),
    ...(isComposite(body.type) ? compositeProblems(body, key) : partProblems(body as QuestionPart, key, '')),
    ...contentsOf(body).flatMap(contentProblems),
    ...contentsOfKey(key).flatMap((placed) => contentProblems({ ...placed, at: `key/${placed.at}` })),
  ];
}
