import { type KeyboardEvent, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { QuestionState } from './use-question';

/** Points up to which each has a button. */
const mostButtons = 10;

interface ScoreBarProps {
  readonly state: QuestionState;
  readonly comment: RefObject<HTMLInputElement | null>;
  readonly onNext: () => void;
  readonly onBank: () => void;
}

/** Below the answer: what it is worth, the words for it, and on to the next. */
export function ScoreBar({ state, comment, onNext, onBank }: ScoreBarProps) {
  const { current, column, asksZero } = state;
  if (!current) return null;
  return (
    <div className="correct-give">
      <output className="correct-score" aria-live="polite">
        <b className="num">{current.points ?? '–'}</b>
        <span>
          <FormattedMessage id="work.correct.of" values={{ of: column.of }} />
        </span>
      </output>
      <Pad state={state} />
      {asksZero && (
        <span className="correct-ask" role="status">
          <FormattedMessage id="work.correct.askZero" />
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
        <FormattedMessage id="work.correct.next" /> <kbd>Enter</kbd>
      </Button>
    </div>
  );
}

function Pad({ state: { current, column, give } }: { readonly state: QuestionState }) {
  const intl = useIntl();
  const { of } = column;
  const points = current?.points ?? null;
  if (of > mostButtons) {
    return (
      <input
        key={`${current?.attemptId} ${points}`}
        className="input correct-number num"
        type="number"
        inputMode="decimal"
        min={0}
        max={of}
        step={0.5}
        defaultValue={points ?? ''}
        aria-label={intl.formatMessage({ id: 'work.correct.give' })}
        onBlur={({ currentTarget: { value } }) => {
          const typed = Math.round(Number(value) * 2) / 2;
          if (value !== '' && typed >= 0 && typed !== points) give(typed);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    );
  }
  const whole = points === null ? null : Math.floor(points);
  return (
    <fieldset className="correct-points" aria-label={intl.formatMessage({ id: 'work.correct.give' })} data-marks>
      {Array.from({ length: Math.floor(of) + 1 }, (_, value) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points are their own names
        <button key={value} type="button" className="num" aria-pressed={whole === value} onClick={() => give(value)}>
          {value}
        </button>
      ))}
      <button
        type="button"
        className="num"
        aria-pressed={points !== null && points % 1 !== 0}
        onClick={() => give(points !== null && points % 1 !== 0 ? Math.floor(points) : (points ?? 0) + 0.5)}
      >
        .5
        <span className="visually-hidden">
          {' '}
          <FormattedMessage id="work.correct.half" />
        </span>
      </button>
    </fieldset>
  );
}

interface CommentFieldProps {
  readonly state: QuestionState;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onNext: () => void;
  readonly onBank: () => void;
}

function CommentField({ state, field, onNext, onBank }: CommentFieldProps) {
  const intl = useIntl();
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
    <label className="correct-comment">
      <Icon name="Comment" size={16} />
      <input
        ref={field}
        value={shown}
        maxLength={1000}
        placeholder={intl.formatMessage({ id: 'work.correct.comment.write' })}
        aria-label={intl.formatMessage({ id: 'work.correct.comment' })}
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
        className="correct-bank-button"
        onClick={onBank}
        title={intl.formatMessage({ id: 'work.correct.bank' })}
      >
        <FormattedMessage id="work.correct.bank" /> <kbd>B</kbd>
      </button>
    </label>
  );
}
