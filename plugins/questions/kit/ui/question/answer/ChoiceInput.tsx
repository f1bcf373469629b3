import { type KeyboardEvent, useId } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../common/content';
import { answerLetter, answerOption } from '../../../common/types/answer-letters';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Row } from 'edutech/core/ui/layout/Row';
import { ContentView } from '../content/ContentView';
import type { Media } from '../content/media';
import { toggled } from '../rules/chosen';

interface ChoiceInputProps {
  readonly options: readonly Content[];
  readonly isMultiple: boolean;
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: number[]) => void;
  readonly media: Media;
  /** The question, for screen readers. */
  readonly label: string;
  readonly disabled?: boolean;
  /** The order in which options are shown, by their own numbers; default: their own. Letters go by place. */
  readonly order?: readonly number[];
  /** Options that were crossed out. */
  readonly crossed?: readonly number[];
  /** A right click or a long press on an option; with it, a second press on the chosen one takes it back. */
  readonly onCross?: (option: number) => void;
}

/** Chooses among options: the whole row is pressed, or its letter typed; arrow keys lead from one to the next. */
export function ChoiceInput(props: ChoiceInputProps) {
  const t = useText();
  const { options, isMultiple, chosen, onChoose, media, label, disabled, crossed = [], onCross } = props;
  const { order = options.map((_, option) => option) } = props;
  const name = useId();
  const lookAround = useRovingFocus('input');
  const choose = (option: number) => onChoose(isMultiple ? toggled(chosen, option) : [option]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || disabled) return;
    const place = answerOption(event.key);
    const option = place < 0 ? undefined : order[place];
    // radios do this by themselves, and choose on the way
    if (option === undefined) return isMultiple ? lookAround(event) : undefined;
    event.preventDefault();
    event.currentTarget.querySelectorAll('input')[place]?.focus();
    choose(option);
  };
  return (
    <div className="answer-choice">
      <fieldset className="answer-options shrink above-2" aria-label={label} disabled={disabled} onKeyDown={onKeyDown}>
        {order.map((option, place) => {
          const letter = answerLetter(place);
          return (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are the option's content
            <label
              key={letter}
              className={classNames('answer-option', 'relative', 'shrink', crossed.includes(option) && 'is-crossed')}
              onContextMenu={(event) => {
                if (!onCross || disabled) return;
                event.preventDefault();
                onCross(option);
              }}
            >
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={name}
                className="visually-hidden"
                checked={chosen.includes(option)}
                onChange={() => choose(option)}
                onClick={() => onCross && !isMultiple && chosen.includes(option) && onChoose([])}
              />
              <Row as="span" className="answer-row pad-y-2 pad-x-3 round-card high" gap={3}>
                <span className="answer-letter fixed">{letter}</span>
                <span className="grow">
                  <ContentView content={options[option] ?? []} media={media} />
                </span>
                {crossed.includes(option) && <small className="note">{t('questions.kit.question.crossed')}</small>}
              </Row>
            </label>
          );
        })}
      </fieldset>
      {isMultiple && (
        <p className="note above-1" role="status">
          {t('questions.kit.question.chosen', { count: chosen.length })}
        </p>
      )}
    </div>
  );
}
