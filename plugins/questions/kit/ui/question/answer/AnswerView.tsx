import type { ReactNode } from 'react';
import { type Translate, useText } from 'edutech/core/web/hooks';
import { type Answer, isBlankAnswer } from '../../../common/answer';
import type { Content } from '../../../common/content';
import type { QuestionPart } from '../../../common/question-body';
import { type PartKey, partKeys, type QuestionKey } from '../../../common/question-key';
import type { Verdict } from '../../../common/verdict';
import { answeredParts } from '../../../common/question-body';
import { answerLetter, trueFalseLabels, trueFalseSigns } from '../../../common/types/answer-letters';
import { questionTypes } from '../../../common/types/question-types';
import { Formula } from '../../formula/Formula';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { GapLine } from '../content/InlineView';
import { OptionList } from '../view/OptionList';
import { Place, type QuestionDrawing, QuestionLayout, type QuestionSlots } from '../view/QuestionLayout';
import { FreeAnswer } from './FreeAnswer';

interface AnswerViewProps extends QuestionDrawing {
  /** By part; a missing one was not answered, `null` is shown elsewhere. */
  readonly answers: readonly (Answer | null | undefined)[];
  /** By part; absent while results may not be shown. */
  readonly verdicts?: readonly (Verdict | undefined)[];
  /** Only where it may be seen: shows which options and gaps would have been right. */
  readonly questionKey?: QuestionKey;
}

const tones: Readonly<Record<Verdict['state'], TagTone>> = {
  right: 'done',
  partly: 'star',
  wrong: 'late',
  blank: 'plain',
  unread: 'info',
};

/** A question with somebody's answer and, where it may be shown, the result. */
export function AnswerView({ answers, verdicts, questionKey, ...drawing }: AnswerViewProps) {
  const t = useText();
  const { body, media } = drawing;
  const keys = questionKey ? partKeys(questionKey, answeredParts(body).length) : [];
  const answerOf = (part: number): Answer => answers[part] ?? {};
  const slots: QuestionSlots = {
    gap: (part, gap, question) => (
      <GapAnswer gap={gap} question={question} answer={answerOf(part)} verdict={verdicts?.[part]} />
    ),
    options: (part, question) => (
      <OptionList
        options={(question.options ?? []) as Content[]}
        media={media}
        line={drawing.line}
        note={(option) => optionNote(t, option, answerOf(part), keys[part])}
      />
    ),
    place: (part, number) => {
      const [chosen] = answerOf(part).choice ?? [];
      return <Place number={number}>{chosen === undefined ? number : `${number} ${answerLetter(chosen)}`}</Place>;
    },
    below: (part, question) => (
      <>
        {question.type >= questionTypes.calculation && !isBlankAnswer(answerOf(part)) && (
          <FreeAnswer answer={answerOf(part)} media={media} />
        )}
        {answers[part] !== null && (
          <AnswerLine question={question} answer={answerOf(part)} verdict={verdicts?.[part]} />
        )}
      </>
    ),
  };
  return <QuestionLayout {...drawing} slots={slots} />;
}

function optionNote(t: Translate, option: number, { choice = [] }: Answer, key: PartKey | undefined) {
  const isChosen = choice.includes(option);
  const isRight = key?.choice?.includes(option);
  if (!isChosen && !isRight) return null;
  const [className, id, icon] = !key?.choice
    ? (['answered-chosen', 'questions.kit.question.mine', null] as const)
    : isChosen && isRight
      ? (['answered-right', 'questions.kit.question.mineRight', 'Checkmark'] as const)
      : isChosen
        ? (['answered-wrong', 'questions.kit.question.mineWrong', 'Dismiss'] as const)
        : (['answered-missed', 'questions.kit.question.wouldBeRight', null] as const);
  return {
    className,
    word: (
      <span className="answered-word fixed end size-12 strong nowrap">
        {icon && <Icon name={icon} size={16} />}
        {t(id)}
      </span>
    ),
  };
}

interface GapAnswerProps {
  readonly gap: number;
  readonly question: QuestionPart;
  readonly answer: Answer;
  readonly verdict: Verdict | undefined;
}

function GapAnswer({ gap, question, answer, verdict }: GapAnswerProps) {
  const t = useText();
  const written = answer.gaps?.[gap] ?? '';
  const told = verdict?.gaps?.[gap];
  if (written.trim() === '') return <GapLine gap={gap} width={question.gaps?.[gap]?.width} />;
  return (
    <GapLine gap={gap}>
      <span className={told ? `answered-gap answered-${told.isRight ? 'right' : 'wrong'}` : 'answered-gap'}>
        {question.gaps?.[gap]?.kind === 'formula' ? <Formula latex={written} /> : written}
        {told && (
          <Icon
            name={told.isRight ? 'Checkmark' : 'Dismiss'}
            size={16}
            label={t(told.isRight ? 'questions.kit.question.state.right' : 'questions.kit.question.state.wrong')}
          />
        )}
      </span>
    </GapLine>
  );
}

interface AnswerLineProps {
  readonly question: QuestionPart;
  readonly answer: Answer;
  readonly verdict: Verdict | undefined;
}

/** In a line: the answer, if it is a few letters, and the result. */
function AnswerLine({ question, answer, verdict }: AnswerLineProps) {
  const t = useText();
  const mine = shortAnswerOf(answer);
  if (!mine && !verdict && !isBlankAnswer(answer)) return null;
  return (
    <Row as="p" className="t-14 above-2" wrap>
      {isBlankAnswer(answer) && !verdict && t('questions.kit.question.state.blank')}
      {mine && t('questions.kit.question.yourAnswer', { answer: mine })}
      {verdict && (
        <>
          <Tag tone={tones[verdict.state]}>{t(`questions.kit.question.state.${verdict.state}`)}</Tag>
          {verdict.state !== 'unread' && (
            <span className="num">
              {t('questions.kit.question.pointsOf', { points: verdict.points, of: question.points })}
            </span>
          )}
        </>
      )}
    </Row>
  );
}

function shortAnswerOf({ choice, truth }: Answer): ReactNode {
  if (choice && choice.length > 0) return <strong>{choice.map(answerLetter).join('')}</strong>;
  if (truth === undefined) return null;
  return <strong lang="zh-CN">{`${trueFalseSigns[`${truth}`]} ${trueFalseLabels[`${truth}`]}`}</strong>;
}
