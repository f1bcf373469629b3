import { type ReactNode, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from '../../../common/answer';
import type { Content } from '../../../common/content';
import type { QuestionPart } from '../../../common/question-body';
import { textOf } from '../../../common/walk-content';
import { answerLetter } from '../../../common/types/answer-letters';
import { questionTypes } from '../../../common/types/question-types';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { MathfieldElement } from '../../formula/mathfield/load-mathfield';
import { withPlace } from '../rules/chosen';
import { ListeningPlayer } from '../view/ListeningPlayer';
import { Place, type QuestionDrawing, QuestionLayout, type QuestionSlots } from '../view/QuestionLayout';
import { ChoiceInput } from './ChoiceInput';
import { FreeInput, type Writing } from './FreeInput';
import { GapField } from './GapField';
import { GapKeys } from './GapKeys';
import { SplitReading } from './SplitReading';
import { TruthInput } from './TruthInput';

interface AnswerInputProps extends QuestionDrawing {
  /** By part; a missing one is not answered yet. */
  readonly answers: readonly (Answer | undefined)[];
  readonly onAnswer: (part: number, answer: Answer) => void;
  /** Whose keys the formula pad shows. */
  readonly stage: Stage;
  readonly disabled?: boolean;
  /** Below a free answer: photographs, recordings, files, as the page takes them. */
  readonly more?: (part: number) => ReactNode;
  /** Options that somebody has crossed out, by part: with it, a second press on a choice takes it back, as well. */
  readonly crossing?: {
    readonly crossed: (part: number) => readonly number[];
    readonly onCross: (part: number, option: number) => void;
  };
  /** How much free answers are written in the page (FreeInput). */
  readonly writing?: Writing;
  /** How often the listening text was played, and who keeps that. */
  readonly played?: number;
  readonly onPlayed?: (plays: number) => void;
}

const { singleChoice, multipleChoice, trueFalse, gapFilling, cloze, readingComprehension } = questionTypes;

/** A question to be answered: each type by its own fields, those of a composite part by part. Answers go to the page. */
export function AnswerInput(props: AnswerInputProps) {
  const { answers, onAnswer, stage, disabled, more, writing, played, onPlayed, crossing: _, ...drawing } = props;
  const { body, media } = drawing;
  const t = useText();
  const handle = useRef<MathfieldElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<{ part: number; gap: number } | null>(null);
  const answerOf = (part: number): Answer => answers[part] ?? {};
  const gapOf = (part: number, gap: number) => answerOf(part).gaps?.[gap] ?? '';
  const fillGap = (part: number, gap: number, text: string, { gaps }: QuestionPart) =>
    onAnswer(part, { gaps: withPlace(answerOf(part).gaps ?? [], gap, text, gaps?.length ?? 1) });
  const isOpen = (part: number, gap: number) => open?.part === part && open.gap === gap;
  const labelOf = (part: number, { stem }: QuestionPart) =>
    textOf(stem as Content) || t('questions.kit.question.part', { number: (drawing.firstPart ?? 1) + part });

  const slots: QuestionSlots = {
    gap: (part, gap, question) => (
      <GapField
        gap={gap}
        asked={question.gaps?.[gap]}
        text={gapOf(part, gap)}
        onChange={(text) => fillGap(part, gap, text, question)}
        disabled={disabled}
        onFocus={() => setOpen({ part, gap })}
        {...(isOpen(part, gap) && { handle, plain })}
      />
    ),
    options: (part, question) => (
      <ChoiceInput
        options={(question.options ?? []) as Content[]}
        isMultiple={question.type === multipleChoice}
        chosen={answerOf(part).choice ?? []}
        onChoose={(choice) => onAnswer(part, { choice })}
        media={media}
        label={labelOf(part, question)}
        disabled={disabled}
        {...crossingOf(props, part)}
      />
    ),
    below: (part, question) => {
      if (question.type === singleChoice || question.type === multipleChoice) return null;
      if (question.type === trueFalse) {
        return (
          <TruthInput
            truth={answerOf(part).truth}
            onChoose={(truth) => onAnswer(part, { truth })}
            label={labelOf(part, question)}
            disabled={disabled}
          />
        );
      }
      if (question.type === gapFilling) {
        const gap = open?.part === part && !disabled ? open.gap : -1;
        return (
          <GapKeys
            key={gap}
            kind={question.gaps?.[gap]?.kind}
            text={gapOf(part, gap)}
            onChange={(text) => fillGap(part, gap, text, question)}
            stem={[...body.stem, ...question.stem] as Content}
            stage={stage}
            fields={{ handle, plain }}
            onDone={() => setOpen(null)}
          />
        );
      }
      return (
        <FreeInput
          answer={answerOf(part)}
          onAnswer={(answer) => onAnswer(part, answer)}
          media={media}
          stage={stage}
          label={labelOf(part, question)}
          disabled={disabled}
          more={more?.(part)}
          writing={writing}
        />
      );
    },
    ...(body.type === cloze && {
      place: (part, number) => (
        <ClozePlace
          number={number}
          options={(body.parts?.[part]?.options ?? []) as Content[]}
          chosen={answerOf(part).choice?.[0]}
          disabled={disabled}
          onChoose={(choice) => onAnswer(part, choice === null ? {} : { choice: [choice] })}
        />
      ),
    }),
    ...(body.listening && {
      player: <ListeningPlayer listening={body.listening} media={media} played={played} onPlayed={onPlayed} />,
    }),
  };
  const layout = <QuestionLayout {...drawing} slots={slots} />;
  return (
    <div className="answer">{body.type === readingComprehension ? <SplitReading>{layout}</SplitReading> : layout}</div>
  );
}

/** What a choice is told of crossed options; nothing where the page does not cross out. */
const crossingOf = ({ crossing }: AnswerInputProps, part: number) =>
  crossing && { crossed: crossing.crossed(part), onCross: (option: number) => crossing.onCross(part, option) };

interface ClozePlaceProps {
  readonly number: number;
  readonly options: readonly Content[];
  readonly chosen: number | undefined;
  readonly disabled: boolean | undefined;
  readonly onChoose: (choice: number | null) => void;
}

/** A place of a cloze's passage, with its options in a list. */
function ClozePlace({ number, options, chosen, disabled, onChoose }: ClozePlaceProps) {
  const t = useText();
  return (
    <Place number={number}>
      <select
        className="answer-drop"
        value={chosen ?? ''}
        disabled={disabled}
        aria-label={t('questions.kit.question.part', { number })}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">{number}</option>
        {options.map((option, at) => (
          <option key={answerLetter(at)} value={at}>
            {`${number}. ${textOf(option)}`}
          </option>
        ))}
      </select>
    </Place>
  );
}
