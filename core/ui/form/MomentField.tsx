import { Field, Input } from '@fluentui/react-components';
import { fieldOfMoment, momentOfField } from '../../common/time/moment-field';

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
    <Input
      type="datetime-local"
      value={fieldOfMoment(value)}
      onChange={(_, { value: text }) => onChange(momentOfField(text))}
    />
  </Field>
);
