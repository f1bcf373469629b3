import type { ReactNode } from 'react';
import { classNames, namesIn } from '../rules/class-names';
import { useRovingFocus } from '../hooks/roving-focus';

interface SegmentedProps<Value extends string> {
  /** Name of the choice for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** Two to four short choices beside each other, one of which is active. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const moveFocus = useRovingFocus('button');
  return (
    <fieldset
      className={classNames('shrink', 'pad-half', 'sunk', 'segments', ...namesIn(className))}
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="segment pad-x-3 round nowrap"
          aria-pressed={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
