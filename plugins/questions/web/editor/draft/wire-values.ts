import type { Content, Inline } from '../../../kit/common/content';
import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { GapKey, PartKey, QuestionKey } from '../../../kit/common/question-key';
import { gapsIn, isEmptyContent } from '../../../kit/common/walk-content';
import { isComposite, questionTypes } from '../../../kit/common/types/question-types';
import type { EditedValues } from './first-values';

/** What is written as the server takes it: gaps numbered as they are read, nothing that is empty. */
export function wireValues(values: EditedValues): EditedValues {
  const { body, key } = values;
  if (!isComposite(body.type)) {
    const part = wirePart(body as QuestionPart, key);
    return { ...values, body: part.question, key: part.key };
  }
  const isPassage = body.type === questionTypes.cloze;
  const order = isPassage ? readingOrder(body.stem as Content) : (body.parts ?? []).map((_, part) => part);
  const parts = order.flatMap((from) => {
    const question = body.parts?.[from];
    return question ? [wirePart(question, key.parts?.[from] ?? {})] : [];
  });
  const stem = isPassage ? renumbered(body.stem as Content, order) : body.stem;
  return {
    ...values,
    body: { ...body, stem, parts: parts.map(({ question }) => question) } as QuestionBody,
    key: { ...wireWhole(key), parts: parts.map((part) => part.key) },
    knowledge: values.knowledge.flatMap(({ kiid, part }) => {
      const place = part < 0 ? part : order.indexOf(part);
      return part >= 0 && place < 0 ? [] : [{ kiid, part: place }];
    }),
  };
}

/** Numbers of the gaps as they are read, each once. */
const readingOrder = (stem: Content): number[] => [...new Set(gapsIn(stem))];

function renumbered(content: Content, order: readonly number[]): Content {
  const inline = (one: Inline): Inline => (one.kind === 'gap' ? { ...one, gap: order.indexOf(one.gap) } : one);
  return content.map((block) => {
    if (block.kind === 'paragraph') return { ...block, inlines: block.inlines.map(inline) };
    if (block.kind !== 'table') return block;
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, inlines: cell.inlines.map(inline) }))),
    };
  });
}

function wirePart(question: QuestionPart, key: PartKey): { question: QuestionPart; key: PartKey } {
  if (question.type !== questionTypes.gapFilling) return { question, key: wireKey(key) };
  const stem = question.stem as Content;
  const order = readingOrder(stem);
  const keys = order.map((from) => filledKey(key.gaps?.[from]));
  // a gap without an answer ends the list: what is wrong is said by the check of the whole
  const known = keys.indexOf(null);
  const freeOrder = (key.freeOrder ?? [])
    .map((set) => set.map((gap) => order.indexOf(gap)).filter((gap) => gap >= 0))
    .map((set) => set.toSorted((one, other) => one - other))
    .filter((set) => set.length > 1);
  return {
    question: {
      ...question,
      stem: renumbered(stem, order),
      gaps: order.map((from) => question.gaps?.[from] ?? { kind: 'text' }),
    },
    key: wireKey({
      ...key,
      gaps: (known < 0 ? keys : keys.slice(0, known)).filter((one): one is GapKey => one !== null),
      freeOrder,
    }),
  };
}

/** A gap's key without empty answers; null where nothing is left. */
function filledKey(key: GapKey | undefined): GapKey | null {
  if (!key) return null;
  const accepted = [...new Set(key.accepted.map((text) => text.trim()).filter((text) => text !== ''))];
  const { unit, tolerance, ...others } = key;
  const isNumber = key.comparison === 'number';
  return accepted.length === 0
    ? null
    : {
        ...others,
        accepted,
        ...(isNumber && tolerance && tolerance.value > 0 && { tolerance }),
        ...(isNumber && unit && unit.name.trim() !== '' && { unit: { ...unit, name: unit.name.trim() } }),
      };
}

/** A key without what is empty. */
function wireKey(key: PartKey): PartKey {
  const { choice, gaps, freeOrder, answer, analysis, rubric, ...others } = key;
  const steps = (rubric ?? []).filter(({ text, points }) => points > 0 || !isEmptyContent(text as Content));
  return {
    ...others,
    ...(choice && choice.length > 0 && { choice }),
    ...(gaps && gaps.length > 0 && { gaps }),
    ...(freeOrder && freeOrder.length > 0 && { freeOrder }),
    ...(isSaid(answer) && { answer }),
    ...(isSaid(analysis) && { analysis }),
    ...(steps.length > 0 && { rubric: steps }),
  };
}

/** What the key of a composite says about the whole. */
const wireWhole = ({ analysis, transcript }: QuestionKey): QuestionKey => ({
  ...(isSaid(analysis) && { analysis }),
  ...(isSaid(transcript) && { transcript }),
});

const isSaid = (content: unknown): boolean => Array.isArray(content) && !isEmptyContent(content as Content);
