import { useEffect, useRef, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import type { ClassQuestion } from '../../api/teaching';
import { mediaOf } from '../shared/media-of';
import { AnswerGroups } from './AnswerGroups';
import { type TaughtClass, useAnswers } from './use-answers';

interface ProjectionProps {
  readonly questions: readonly ClassQuestion[];
  readonly taught: TaughtClass;
  readonly onClose: () => void;
}

/** Questions for the whole class to look at: large, one at a time; answers and names only when the teacher says so. */
export function Projection({ questions, taught, onClose }: ProjectionProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const [hasKey, setHasKey] = useState(false);
  const [hasNames, setHasNames] = useState(false);
  const question = questions[at]!;
  const { answers } = useAnswers(taught, question.questionId, true);
  const go = (to: number) => {
    if (to < 0 || to >= questions.length) return;
    setAt(to);
    setHasKey(false);
  };
  // It covers the page while it stands
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="wrong-stage paper ink frameless"
      aria-label={t('wrong.class.project')}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        if (target instanceof HTMLButtonElement && key === 'Enter') return;
        if (key === 'ArrowRight') go(at + 1);
        if (key === 'ArrowLeft') go(at - 1);
        if (key.toLowerCase() === 'a') setHasKey(!hasKey);
        if (key.toLowerCase() === 'n') setHasNames(!hasNames);
      }}
    >
      <Row as="header" wrap className="wrong-stage-head lined-below">
        <span className="num">{t('wrong.class.project.at', { at: at + 1, all: questions.length })}</span>
        <b className="num ink-late">
          {t('wrong.class.rate')}{' '}
          <FormattedNumber value={question.wrong / question.answered} style="percent" minimumFractionDigits={1} />
        </b>
        <Row as="span" align="stretch" wrap className="end">
          <Button aria-pressed={hasNames} onClick={() => setHasNames(!hasNames)}>
            {t('wrong.class.project.names')}
            <kbd className="key">N</kbd>
          </Button>
          <Button look="soft" onClick={() => setHasKey(!hasKey)}>
            {t(hasKey ? 'wrong.class.project.hide' : 'wrong.class.project.answer')}
            <kbd className="key">A</kbd>
          </Button>
          <Button icon="Dismiss" onClick={() => dialog.current?.close()}>
            {t('wrong.class.project.end')}
          </Button>
        </Row>
      </Row>
      <Stack packed className="wrong-stage-body scrolls" key={question.questionId}>
        <QuestionView body={question.body} media={mediaOf(question.media)} />
        {answers && <AnswerGroups answers={answers} hasNames={hasNames} hasParts={question.body.parts !== undefined} />}
        {hasKey && answers?.key && (
          <KeyView body={question.body} questionKey={answers.key} media={mediaOf(question.media, answers.media)} />
        )}
      </Stack>
      <Row as="footer" justify="center" wrap className="wrong-stage-foot lined-top">
        <Button size="large" icon="ChevronLeft" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('wrong.class.project.previous')}
        </Button>
        <Button size="large" iconAfter="ChevronRight" disabled={at === questions.length - 1} onClick={() => go(at + 1)}>
          {t('wrong.class.project.next')}
        </Button>
      </Row>
    </dialog>
  );
}
