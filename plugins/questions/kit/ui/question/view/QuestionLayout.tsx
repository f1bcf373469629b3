import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../common/content';
import type { QuestionBody, QuestionPart } from '../../../common/question-body';
import { isComposite, questionTypes } from '../../../common/types/question-types';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { ContentView } from '../content/ContentView';
import type { Media } from '../content/media';
import { inOrder } from '../content/in-order';
import { GapLine } from '../content/InlineView';
import { ListeningPlayer } from './ListeningPlayer';
import { OptionList } from './OptionList';

/** The content of the places of a question: nothing, fields, or somebody's answer. */
export interface QuestionSlots {
  /** In gap n of a part; default: a line. */
  readonly gap?: (part: number, gap: number, question: QuestionPart) => ReactNode;
  /** In place of the options. */
  readonly options?: (part: number, question: QuestionPart) => ReactNode;
  /** Below a part. */
  readonly below?: (part: number, question: QuestionPart) => ReactNode;
  /** At the place of a part in the passage of a cloze; default: its number on a line. */
  readonly place?: (part: number, number: number) => ReactNode;
  /** In place of the player. */
  readonly player?: ReactNode;
}

/** What every drawing of a question takes. */
export interface QuestionDrawing {
  readonly body: QuestionBody;
  readonly media: Media;
  /** Its number, shown before the stem: "7". */
  readonly number?: number | string;
  /** Number of its first part. Default 1. */
  readonly firstPart?: number;
  /** Says the points behind stems, as papers do. */
  readonly showsPoints?: boolean;
  /** Em of a line, where it is known: on paper. */
  readonly line?: number;
}

/** The layout of a question; the content of its places is from {@link QuestionSlots}. */
export function QuestionLayout({ slots = {}, ...drawing }: QuestionDrawing & { readonly slots?: QuestionSlots }) {
  const { body, number } = drawing;
  return (
    <div className={classNames('question', isComposite(body.type) && 'question-composite')}>
      {number !== undefined && <span className="question-number fixed num strong">{number}.</span>}
      <div className="question-body">
        {isComposite(body.type) ? (
          <Composite {...drawing} slots={slots} />
        ) : (
          <PartView {...drawing} question={body as QuestionPart} part={0} slots={slots} />
        )}
      </div>
    </div>
  );
}

type WithSlots = QuestionDrawing & { readonly slots: QuestionSlots };

function Composite({ slots, ...drawing }: WithSlots) {
  const { body, media, firstPart = 1 } = drawing;
  const isPassage = body.type === questionTypes.cloze;
  return (
    <div className={classNames('question-set', body.type === questionTypes.readingComprehension && 'question-reading')}>
      <div className="question-material">
        {body.listening && (slots.player ?? <ListeningPlayer listening={body.listening} media={media} />)}
        <ContentView
          content={body.stem as Content}
          media={media}
          gap={(part) => slots.place?.(part, firstPart + part) ?? <Place number={firstPart + part} />}
        />
      </div>
      <Stack as="ol" className="question-parts above-3">
        {inOrder(body.parts ?? [], (question, part) => (
          <li className={classNames('shrink', 'question-part', isPassage && 'question-part-short')}>
            <span className="question-number fixed num strong">{firstPart + part}.</span>
            <PartView {...drawing} question={question} part={part} slots={slots} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

/** The number of a part on the line where it is to be filled in. */
export function Place({ number, children }: { number: number; children?: ReactNode }) {
  return <span className="question-place num center">{children ?? number}</span>;
}

interface PartViewProps extends WithSlots {
  readonly question: QuestionPart;
  readonly part: number;
}

function PartView({ question, part, media, line, showsPoints, slots }: PartViewProps) {
  const t = useText();
  const stem = question.stem as Content;
  const isBeside = (block: Content[number]) => block.kind === 'picture' && block.place === 'end';
  const figures = stem.filter(isBeside);
  return (
    <div className="grow">
      <div className={classNames('question-main', figures.length > 0 && 'question-main-beside')}>
        <div className="question-words">
          <div className="question-stem">
            {showsPoints && question.points > 0 && (
              <span className="question-points soft size-13">
                {t('questions.kit.question.points', { points: question.points })}
              </span>
            )}
            <ContentView
              content={stem.filter((block) => !isBeside(block))}
              media={media}
              gap={(gap) =>
                slots.gap?.(part, gap, question) ?? <GapLine gap={gap} width={question.gaps?.[gap]?.width} />
              }
            />
          </div>
          {question.options &&
            question.options.length > 0 &&
            (slots.options?.(part, question) ?? (
              <OptionList options={question.options as Content[]} media={media} line={line} />
            ))}
        </div>
        {figures.length > 0 && (
          <div className="question-figures within">
            <ContentView content={figures} media={media} />
          </div>
        )}
      </div>
      {slots.below?.(part, question)}
    </div>
  );
}
