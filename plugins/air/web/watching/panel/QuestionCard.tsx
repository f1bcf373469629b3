import { type ReactNode, useState } from 'react';
import { FormattedDate } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type AirQuestion, answerAirQuestion, hideAirQuestion } from '../../../api';
import { longestAnswer } from '../../../model/watching/note-limits';
import { Composer } from './Composer';

interface QuestionCardProps {
  readonly question: AirQuestion;
  /** The second, as what leads to it: a button of the page that has the film, else a link. */
  readonly moment: ReactNode;
  readonly onChanged: () => void;
}

/** A question at a second, its answer, and what its reader may do: answer it, hide it. */
export function QuestionCard({ question, moment, onChanged }: QuestionCardProps) {
  const t = useText();
  const [isWriting, setIsWriting] = useState(false);
  const { answer, answeredBy, answeredAt, isHidden, isShared, isOwn, mayAnswer, mayHide } = question;
  const close = () => setIsWriting(false);
  return (
    <Stack as="li" gap={2} className={isHidden ? 'air-question air-question-hidden pad-y-3' : 'air-question pad-y-3'}>
      <Row as="p" wrap rows={1}>
        {moment}
        <Asker question={question} />
        <Row as="span" align="stretch" gap={1} className="end">
          {!answer && !isHidden && <Tag tone="due">{t('air.questions.waiting')}</Tag>}
          {isHidden && <Tag>{t('air.questions.hidden')}</Tag>}
          {isShared && !isHidden && (mayHide || isOwn) && <Tag>{t('air.questions.shared')}</Tag>}
        </Row>
      </Row>
      <p className="air-question-text">{question.text}</p>
      {isHidden && isOwn && <p className="muted">{t('air.questions.hiddenFromYou')}</p>}
      {answer && !isWriting && (
        <div className="air-answer pad-y-2 pad-x-3 round sunk">
          <b className="t-13 strong">{t('air.questions.answeredBy', { name: answeredBy })}</b>
          {answeredAt && (
            <small className="soft">
              <FormattedDate value={answeredAt} month="numeric" day="numeric" hour="numeric" minute="2-digit" />
            </small>
          )}
          <p>{answer}</p>
        </div>
      )}
      {isWriting ? (
        <Answer question={question} onDone={close} onChanged={onChanged} />
      ) : (
        (mayAnswer || mayHide) && (
          <Row as="p" align="stretch" gap={1} wrap className="no-print">
            {mayAnswer && !isHidden && (
              <Button look={answer ? 'quiet' : 'soft'} size="small" onClick={() => setIsWriting(true)}>
                {t(answer ? 'air.questions.answerAgain' : 'air.questions.answer')}
              </Button>
            )}
            {mayHide && <HideButton question={question} onChanged={onChanged} />}
          </Row>
        )
      )}
    </Stack>
  );
}

function Asker({ question: { isOwn, asker, className, askedAt } }: Pick<QuestionCardProps, 'question'>) {
  const t = useText();
  return (
    <small className="muted">
      {isOwn
        ? t('air.questions.me')
        : asker
          ? t('air.questions.by', { name: asker, class: className })
          : t('air.questions.classmate')}
      {' · '}
      <FormattedDate value={askedAt} month="numeric" day="numeric" />
    </small>
  );
}

interface AnswerProps extends Pick<QuestionCardProps, 'question' | 'onChanged'> {
  readonly onDone: () => void;
}

function Answer({ question, onDone, onChanged }: AnswerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const [shared, setShared] = useState(question.isShared);
  const { questionId, answer, answeredAt: seen, asker } = question;
  return (
    <Composer
      name="air.answer"
      label={t('air.questions.answerLabel')}
      act={t('air.questions.answerSend')}
      longest={longestAnswer}
      initial={answer}
      focus={1}
      save={(text) => call(answerAirQuestion, { questionId, text, shared, seen }, { quiet: true })}
      onSaved={() => {
        onDone();
        onChanged();
        say('air.questions.answered', { name: asker });
      }}
      onCancel={onDone}
    >
      <label className="air-share">
        <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
        {t('air.questions.share')}
      </label>
    </Composer>
  );
}

/** Hides at once, with undo; shows again likewise. */
function HideButton({ question, onChanged }: Pick<QuestionCardProps, 'question' | 'onChanged'>) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { questionId, isHidden, asker } = question;
  const turn = async (hidden: boolean) => {
    await call(hideAirQuestion, { questionId, hidden });
    onChanged();
  };
  const press = async () => {
    try {
      await turn(!isHidden);
    } catch {
      return; // the call has said why not
    }
    say(isHidden ? 'air.questions.shownDone' : 'air.questions.hiddenDone', { name: asker }, () => turn(isHidden));
  };
  return (
    <Button look="quiet" size="small" icon={isHidden ? 'Eye' : 'EyeOff'} onClick={() => void press()}>
      {t(isHidden ? 'air.questions.show' : 'air.questions.hide')}
    </Button>
  );
}
