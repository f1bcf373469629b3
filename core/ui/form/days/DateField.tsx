import { type FieldProps, Framed } from '../fields';
import { DayInput } from './DayInput';

/** A day, as ISO 8601 has it (`2026-09-01`); empty: none. */
export function DateField({ min, max, ...props }: FieldProps<string> & { readonly min?: string; max?: string }) {
  const { field } = props;
  return (
    <Framed {...props}>
      {(control) => (
        <DayInput
          {...control}
          name={field.name}
          min={min}
          max={max}
          value={field.value}
          disabled={props.disabled}
          onChange={field.onChange}
        />
      )}
    </Framed>
  );
}
