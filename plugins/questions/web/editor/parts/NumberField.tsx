import { useState } from 'react';

interface NumberFieldProps {
  /** Null: nothing is written. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number | 'any';
  readonly label?: string;
  readonly placeholder?: string;
  /** Null when it was emptied. What is out of bounds, or being written, is not told. */
  readonly onChange: (value: number | null) => void;
}

/** A number while it is written: "20" on the way to 2026 stays where it stands, and only what lies within the bounds counts. */
export function NumberField({ value, min, max, step, label, placeholder, onChange }: NumberFieldProps) {
  const [written, setWritten] = useState<string | null>(null);
  return (
    <input
      className="input questions-number"
      type="number"
      min={min}
      max={max}
      step={step}
      aria-label={label}
      placeholder={placeholder}
      value={written ?? value ?? ''}
      onBlur={() => setWritten(null)}
      onChange={({ currentTarget: { value: text, valueAsNumber: number, validity } }) => {
        setWritten(text);
        if (text === '' && !validity.badInput) onChange(null);
        else if (number >= min && number <= max) onChange(number);
      }}
    />
  );
}
