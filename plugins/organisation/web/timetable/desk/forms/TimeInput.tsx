import { type InputHTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames, namesIn } from 'edutech/core/ui/rules/class-names';
import { readTime, stepTime } from './typed-time';

interface TimeInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** `07:40`; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A time of day, typed in 24 hours as the house's days are typed (`DayInput`): the browser's own field follows the language of
 * the browser. The arrow keys move the hour or the minute, whichever the cursor is in.
 */
export function TimeInput({ value, onChange, className, ...input }: TimeInputProps) {
  const field = useRef<HTMLInputElement>(null);
  /** What is typed, until the field is left; what cannot be read stays, to be mended. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [part, setPart] = useState<{ readonly from: number; readonly to: number } | null>(null);
  useLayoutEffect(() => {
    if (part) field.current?.setSelectionRange(part.from, part.to);
  }, [part]);

  const type = (text: string) => {
    setTyped(text);
    const read = readTime(text);
    // half a time is not yet one
    if (read && read !== value && text.length >= 4) onChange(read);
  };
  const leave = () => {
    setLeft(true);
    if (typed === null) return;
    const read = readTime(typed);
    if (read !== null) setTyped(null);
    if ((read ?? '') !== value) onChange(read ?? '');
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const read = readTime(typed ?? value);
    if (by === 0 || !read) return;
    event.preventDefault();
    const isHour = (event.currentTarget.selectionStart ?? 0) < 3;
    setTyped(null);
    setPart(isHour ? { from: 0, to: 2 } : { from: 3, to: 5 });
    onChange(stepTime(read, isHour ? 'hour' : 'minute', by));
  };

  return (
    <input
      {...input}
      {...(isLeft && typed !== null && { 'aria-invalid': true })}
      ref={field}
      className={classNames('input', 'natural', 'num', ...namesIn(className))}
      inputMode="numeric"
      autoComplete="off"
      placeholder="07:40"
      size={5}
      maxLength={5}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={leave}
      onKeyDown={step}
    />
  );
}
