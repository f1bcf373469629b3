import { Field, Switch } from '@fluentui/react-components';
import type { FieldProps } from './fields';

/** On or off. Apart from the other fields: few forms have one, and Fluent's switch is heavy. */
export function SwitchField({ label, field, hint, disabled }: FieldProps<boolean>) {
  return (
    <Field hint={hint}>
      <Switch
        label={label}
        name={field.name}
        checked={field.value}
        disabled={disabled}
        onChange={(_, { checked }) => field.onChange(checked)}
      />
    </Field>
  );
}
