import { Field } from '@fluentui/react-components';
import { fieldOfMoment, momentOfField } from '../../../common/time/typed/moment-field';
import { DayInput } from './DayInput';

interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly onChange: (moment: string | null) => void;
}

/** Day and time in the city. */
export const MomentField = ({ label, hint, value, error, required, onChange }: MomentFieldProps) => (
  <Field
    label={label}
    {...(hint && { hint })}
    {...(required && { required })}
    validationState={error ? 'error' : 'none'}
    validationMessage={error}
  >
    {(control) => (
      <DayInput {...control} withTime value={fieldOfMoment(value)} onChange={(text) => onChange(momentOfField(text))} />
    )}
  </Field>
);
