import { type InputHTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '../../../common/languages';
import { partAt, partsOfField, readTyped, stepTyped, writeTyped } from '../../../common/time/typed/typed-moment';
import { useText } from '../../../web/hooks';
import { IconButton } from '../../IconButton';
import { classNames, namesIn } from '../../rules/class-names';

interface DayInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  /** `2026-09-01`, with `withTime` `2026-09-01T19:30`; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly withTime?: boolean;
  /** Days that the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A day, or a day and its time, typed in the order of the page's language: the browser's own field follows the language of
 * the browser. The arrow keys move the part under the cursor; the calendar is the device's.
 */
export function DayInput({ value, onChange, withTime = false, min, max, className, ...input }: DayInputProps) {
  const t = useText();
  const language: Language = useIntl().locale === 'en' ? 'en' : 'zh-CN';
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  /** What is typed, until the field is left; what cannot be read stays, to be mended. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const shown = typed ?? writeTyped(value, language);
  useLayoutEffect(() => {
    if (chosen) field.current?.setSelectionRange(chosen.from, chosen.to);
  }, [chosen]);

  const type = (text: string) => {
    setTyped(text);
    const read = readTyped(text, language, withTime);
    if (read !== null && read !== value) onChange(read);
  };
  const leave = () => {
    setLeft(true);
    if (typed === null) return;
    if (readTyped(typed, language, withTime) !== null) setTyped(null);
    else if (value !== '') onChange('');
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const place = by !== 0 && partAt(shown, event.currentTarget.selectionStart ?? 0, language);
    const read = readTyped(shown, language, withTime);
    if (!place || !read) return;
    event.preventDefault();
    const next = stepTyped(read, place.part, by);
    setTyped(null);
    setChosen({ from: place.from, to: place.to });
    onChange(next);
  };

  return (
    <span className={classNames('day-input', ...namesIn(className))}>
      <input
        {...input}
        {...(isLeft && typed !== null && { 'aria-invalid': true })}
        ref={field}
        className="input"
        autoComplete="off"
        placeholder={patternOf(language, withTime)}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={leave}
        onKeyDown={step}
      />
      <IconButton
        icon="Calendar"
        label={t('core.ui.form.calendar')}
        disabled={input.disabled}
        onClick={() => calendar.current?.showPicker()}
      />
      <input
        ref={calendar}
        className="day-input-calendar"
        type={withTime ? 'datetime-local' : 'date'}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          setTyped(null);
          onChange(event.target.value);
        }}
      />
    </span>
  );
}

/** What is to be typed, in words of the language: 年-月-日, `day/month/year hour:minute`. */
function patternOf(language: Language, withTime: boolean): string {
  const { order, sign } = partsOfField(language, withTime);
  const names = new Intl.DisplayNames(language, { type: 'dateTimeField', style: 'long' });
  const [first, second, third, hour, minute] = order.map((part) => names.of(part));
  const day = [first, second, third].join(sign);
  return withTime ? `${day} ${hour}:${minute}` : day;
}
