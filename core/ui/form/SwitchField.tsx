import { Field, Switch } from '@fluentui/react-components';
import { useContext } from 'react';
import { type FieldProps, LabelsBefore } from './fields';

/** On or off. Apart from the other fields: few forms have one, and Fluent's switch is heavy. */
export function SwitchField({ label, field, hint, disabled }: FieldProps<boolean>) {
  const isBefore = useContext(LabelsBefore);
  return (
    <Field hint={hint} label={isBefore ? label : undefined} orientation={isBefore ? 'horizontal' : 'vertical'}>
      <Switch
        label={isBefore ? undefined : label}
        name={field.name}
        checked={field.value}
        disabled={disabled}
        onChange={(_, { checked }) => field.onChange(checked)}
      />
    </Field>
  );
}
