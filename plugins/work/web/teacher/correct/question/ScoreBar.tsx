import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { PointsPad } from '../giving/PointsPad';
import type { QuestionState } from './use-question';

interface ScoreBarProps {
  readonly state: QuestionState;
  readonly comment: RefObject<HTMLInputElement | null>;
  readonly onNext: () => void;
  readonly onBank: () => void;
}

/** Below the answer: what it is worth, the words for it, and on to the next. */
export function ScoreBar({ state, comment, onNext, onBank }: ScoreBarProps) {
  const t = useText();
  const { current, column, asksZero } = state;
  if (!current) return null;
  return (
    <Row gap={3} className="correct-give fixed pad-y-2 pad-x-4 lined-top paper">
      <Row as="output" align="baseline" gap={1} className="correct-score nowrap" aria-live="polite">
        <b className="num">{current.points ?? '–'}</b>
        <span className="note">{t('work.correct.of', { of: column.of })}</span>
      </Row>
      <PointsPad key={`${current.attemptId}/${column.id}`} of={column.of} points={current.points} give={state.give} />
      {asksZero && (
        <span className="pad-y-half pad-x-2 tint-star ink-star t-13 strong nowrap round" role="status">
          {t('work.correct.askZero')}
        </span>
      )}
      <CommentField
        key={`${current.attemptId}/${column.id}`}
        state={state}
        field={comment}
        onNext={onNext}
        onBank={onBank}
      />
      <Button look="primary" size="large" className="correct-next" data-marks onClick={onNext}>
        {t('work.correct.next')} <kbd className="pad-y-half pad-x-2 round">Enter</kbd>
      </Button>
    </Row>
  );
}

interface CommentFieldProps {
  readonly state: QuestionState;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onNext: () => void;
  readonly onBank: () => void;
}

function CommentField({ state, field, onNext, onBank }: CommentFieldProps) {
  const t = useText();
  const given = state.current?.comment ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? given;
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // an input method that is putting a word together has Enter for itself
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.repeat) onNext();
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.currentTarget.blur();
  };
  return (
    <Row as="label" className="correct-comment fill round paper">
      <Icon name="Comment" size={16} className="muted" />
      <input
        className="fill frameless bare"
        ref={field}
        value={shown}
        maxLength={1000}
        placeholder={t('work.correct.comment.write')}
        aria-label={t('work.correct.comment')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          state.change({ comment: value }, { isTyping: true });
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={keys}
      />
      <kbd className="key">C</kbd>
      <button
        type="button"
        className="fixed pad-y-1 pad-x-2 soft t-12 nowrap hovers round"
        onClick={onBank}
        title={t('work.correct.bank')}
      >
        {t('work.correct.bank')} <kbd>B</kbd>
      </button>
    </Row>
  );
}
