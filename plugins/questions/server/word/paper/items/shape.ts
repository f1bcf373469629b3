import { isComposite, type QuestionType, questionTypes } from '../../../../kit/common/types/question-types';
import type { SimpleType } from '../../../../kit/common/question-body';
import { type SourceLine, standIns } from '../../document/source-line';
import { lettersIn, truthOf } from '../answers/keys';
import { markedOptions } from '../answers/marked-options';
import { textOfLines } from '../content-of';
import type { RawOption, RawQuestion } from '../raw-paper';
import { lettersInBracket } from './places';
import type { Confidence } from './read-item';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer } = questionTypes;

/** What a question is asked as. */
export interface Shape {
  readonly type: SimpleType;
  readonly isChoice: boolean;
  readonly trust: Confidence;
}

const says: Confidence = { value: 1, why: 'sectionSays' };
const form = (value: number): Confidence => ({ value, why: 'formSays' });
const guess: Confidence = { value: 0.5, why: 'guessed' };
const isSimple = (type: QuestionType) => !isComposite(type);

/** A stem that asks for more than one option. */
const several =
  /[（(](?:多选|双选|不定项)(?:题)?[）)]|选[出择]?(?:两|二|2|三|3)(?:项|个)|\b(?:choose|select|pick|mark|check)\s+(?:the\s+)?(?:two|three|four|\d|all)\b|all (?:that|which) apply|more than one answer/i;

/** A bracket at the end with a tick or a cross in it. */
const ticked = /[（(][\s\u3000]*[√×✓✗对错][\s\u3000]*[）)][\s\u3000。．.]*$/u;

/** How many options are right, by what is written, by the bracket, or by how they are set. */
function countRight({ lines, options }: Pick<RawQuestion, 'lines' | 'options'>, answer: readonly SourceLine[]): number {
  if (answer.length > 0) return lettersIn(textOfLines(answer))?.length ?? 1;
  return (lettersInBracket(lines) ?? markedOptions(options))?.length ?? 1;
}

/** The truth of each option, where a question offers right and wrong as its two options; null for other options. */
export function truthsOf(options: readonly RawOption[]): readonly boolean[] | null {
  const truths = options.map(({ lines }) => {
    const text = textOfLines(lines).trim();
    return text.length < 8 ? truthOf(text) : null;
  });
  return truths.length === 2 && truths.includes(true) && truths.includes(false) ? (truths as boolean[]) : null;
}

/** The question type: by its form first, then by its section. */
export function shapeOf(
  raw: Pick<RawQuestion, 'lines' | 'options' | 'before'>,
  said: QuestionType | null,
  answer: readonly SourceLine[],
): Shape {
  const text = textOfLines(raw.lines);
  if (truthsOf(raw.options)) return { type: trueFalse, isChoice: false, trust: said === trueFalse ? says : form(0.95) };
  if (raw.options.length > 1) {
    const isSeveral = said === multipleChoice || several.test(text) || countRight(raw, answer) > 1;
    const isSaid = said === null || said === multipleChoice || said === singleChoice || !isSimple(said);
    const type = isSeveral ? multipleChoice : singleChoice;
    return { type, isChoice: true, trust: isSaid ? (said === null ? form(0.95) : says) : form(0.85) };
  }
  const hasGap = text.includes(standIns.gap);
  const hasBracket = /[（(][\s\u3000]*[）)]/.test(text) || raw.before !== '';
  const isTruth = truthOf(textOfLines(answer)) !== null;
  if (said === trueFalse || (said === null && raw.before !== '' && isTruth))
    return { type: trueFalse, isChoice: false, trust: said === trueFalse ? says : form(0.9) };
  if (said === gapFilling && (hasGap || hasBracket)) return { type: gapFilling, isChoice: false, trust: says };
  if (said === calculation || said === shortAnswer) return { type: said, isChoice: false, trust: says };
  if (hasGap) return { type: gapFilling, isChoice: false, trust: form(0.85) };
  if ((hasBracket && isTruth) || (answer.length === 0 && ticked.test(text)))
    return { type: trueFalse, isChoice: false, trust: form(0.8) };
  if (said === singleChoice || said === multipleChoice)
    return { type: shortAnswer, isChoice: false, trust: { value: 0.2, why: 'missing' } };
  const isWorkedOut = /计算|解方程|求[^学]|化简|证明|列式|calculate|solve|evaluate|simplify|prove/i.test(text);
  const type = isWorkedOut ? calculation : shortAnswer;
  return { type, isChoice: false, trust: said === null || isSimple(said) ? guess : form(0.9) };
}
