import type { Content, Inline } from '../../../kit/common/content';
import type { QuestionPart } from '../../../kit/common/question-body';
import type { GapKey, PartKey } from '../../../kit/common/question-key';
import { answerLetter } from '../../../kit/common/types/answer-letters';
import { questionTypes } from '../../../kit/common/types/question-types';
import { led, paragraph, type Piece, pieces, text } from './piece';
import type { Say } from './say';

/** The answer of a question, with its analysis; the lead stands before its first line. */
export const answerPieces = (part: QuestionPart, key: PartKey, say: Say, lead: Parameters<typeof led>[1]): Piece[] => [
  ...led(answered(part, key, say), lead),
  ...(key.analysis ? namedPieces('analysis', key.analysis as Content, say) : []),
];

/** Content behind its name in brackets. */
export const namedPieces = (name: 'analysis' | 'transcript', content: Content, say: Say): Piece[] =>
  led(pieces(content), { before: [text(say(name))] });

function answered(part: QuestionPart, key: PartKey, say: Say): Piece[] {
  if (key.choice) return [paragraph([text(key.choice.map(answerLetter).join(''))])];
  if (key.truth !== undefined) return [paragraph([text(key.truth ? '√' : '×')])];
  if (part.type === questionTypes.gapFilling && key.gaps) return [paragraph(gapAnswers(key.gaps))];
  const rubric = rubricPieces(key, say);
  if (key.answer) return [...pieces(key.answer as Content), ...rubric];
  return rubric.length > 0 ? rubric : [paragraph([text(say('noAnswer'))])];
}

/** The steps of a free answer, each with what it is worth. */
function rubricPieces({ rubric = [] }: PartKey, say: Say): Piece[] {
  const steps = rubric.filter(({ isOff }) => isOff !== true);
  return steps.flatMap(({ text: step, points, criterion }, at) => {
    const inside = pieces(step as Content);
    const label = text(`（${at + 1}）${criterion ? `${criterion}：` : ''}`);
    const worth = text(say('points', { points }));
    const first = inside[0];
    return first?.kind === 'paragraph'
      ? [{ ...first, inlines: [label, ...first.inlines, worth], isIndented: false }, ...inside.slice(1)]
      : [paragraph([label, worth]), ...inside];
  });
}

const gapAnswers = (gaps: readonly GapKey[]): Inline[] =>
  gaps.flatMap(({ accepted, comparison, unit, tolerance }, at): Inline[] => [
    ...(at > 0 ? [text('；')] : []),
    ...(comparison === 'formula'
      ? [{ kind: 'formula' as const, latex: accepted[0]! }]
      : [
          text(
            accepted.join('/') +
              (tolerance ? `±${tolerance.value}${tolerance.kind === 'percent' ? '%' : ''}` : '') +
              (unit ? ` ${unit.name}` : ''),
          ),
        ]),
  ]);
