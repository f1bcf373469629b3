import { Checkbox, Field, type FieldProps as FluentFieldProps, Input, Select } from '@fluentui/react-components';
import { createContext, type ReactElement, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { WrongField } from '../../common/wire/edit-conflict';
import { useText } from '../../web/hooks';
import { langOf } from '../rules/lang-of';
import type { FieldHandle } from './use-form';

/** What every field takes. */
export interface FieldProps<Value> {
  readonly label: string;
  /** From the form: `form.field('name')`. */
  readonly field: FieldHandle<Value>;
  readonly required?: boolean;
  /** One quiet sentence below. */
  readonly hint?: string | ReactElement;
  readonly disabled?: boolean;
}

/** Whether the labels of all fields within stand before them, not above. */
export const LabelsBefore = createContext(false);

/** The error message of a field. */
export function FieldError({ error }: { error: WrongField }) {
  const intl = useIntl();
  const t = useText();
  if (error.key && error.key in intl.messages) return t(error.key, error.params);
  return t('core.ui.form.wrong');
}

/** Fluent's frame of a field: label, hint, and error. */
export function Framed<Value>({
  label,
  field,
  required,
  hint,
  children,
}: FieldProps<Value> & { readonly children: FluentFieldProps['children'] }) {
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      orientation={useContext(LabelsBefore) ? 'horizontal' : 'vertical'}
      validationState={field.error ? 'error' : 'none'}
      validationMessage={field.error && <FieldError error={field.error} />}
    >
      {children}
    </Field>
  );
}

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** One line of text. For several, `TextAreaField`. */
export function TextField({ type = 'text', placeholder, maxLength = 200, ...props }: TextFieldProps) {
  const { field } = props;
  return (
    <Framed {...props}>
      <Input
        name={field.name}
        type={type}
        autoComplete="off"
        value={field.value}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={props.disabled}
        onChange={(_, { value }) => field.onChange(value)}
      />
    </Framed>
  );
}

/** A whole number, as text until it is saved: what cannot be read stays on the screen. */
export function NumberField({ min, max, ...props }: FieldProps<string> & { readonly min?: number; max?: number }) {
  const { field } = props;
  return (
    <Framed {...props}>
      <Input
        name={field.name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={field.value}
        disabled={props.disabled}
        onChange={(_, { value }) => field.onChange(value)}
      />
    </Framed>
  );
}

/** A choice of a list: its value, and how it is called. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly Option<Value>[];
  /** The words for no choice; absent: something must be chosen. */
  readonly none?: string;
}

/** One of a list. For more than thirty, `SearchField`. */
export function SelectField<Value extends string>({ options, none, ...props }: SelectFieldProps<Value>) {
  const { field } = props;
  return (
    <Framed {...props}>
      <Select
        name={field.name}
        value={field.value}
        disabled={props.disabled}
        // a value of the options, or the empty one of `none`
        onChange={(_, { value }) => field.onChange(value as Value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Framed>
  );
}

/** Any of a few. */
export function ChecksField({ options, ...props }: FieldProps<readonly string[]> & { options: readonly Option[] }) {
  const { field } = props;
  return (
    <Framed {...props}>
      <fieldset className="form-checks" aria-label={props.label}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            // else each would have the id and the name of the field: every label would turn the first one
            id={`${field.name}-${value}`}
            aria-labelledby={`${field.name}-${value}-label`}
            label={{ children: label, lang: langOf(label), id: `${field.name}-${value}-label` }}
            // the field as a whole asks for an answer, not each of them
            required={false}
            checked={field.value.includes(value)}
            disabled={props.disabled}
            onChange={(_, { checked }) =>
              field.onChange(checked ? [...field.value, value] : field.value.filter((one) => one !== value))
            }
          />
        ))}
      </fieldset>
    </Framed>
  );
}
