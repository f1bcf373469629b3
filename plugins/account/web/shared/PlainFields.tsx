import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';

// Fields of public pages and of the personal centre, which load no Fluent.

interface PlainFieldProps<Value> {
  readonly label: ReactNode;
  /** `form.field('name')` of core/ui/form/use-form. */
  readonly field: FieldHandle<Value>;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

const idOf = (name: string) => `account-field-${name}`;

interface TextLineProps extends PlainFieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength: number;
  /** Digits are typed. */
  readonly isCode?: boolean;
  /** Several lines. */
  readonly lines?: number;
}

/** One line of text, or several, with what is wrong with it below. */
export function TextLine({ label, field, hint, required, ...more }: TextLineProps) {
  const { type = 'text', autoComplete = 'off', maxLength, isCode, lines } = more;
  const shared = {
    ...described(field, hint),
    className: 'input',
    value: field.value,
    required,
    maxLength,
    autoComplete,
    onChange: (event: { target: { value: string } }) => field.onChange(event.target.value),
  };
  return (
    <Framed label={label} field={field} hint={hint} required={required}>
      {lines ? (
        <textarea {...shared} rows={lines} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={isCode ? 'numeric' : undefined}
          autoCapitalize={type === 'text' && !isCode ? undefined : 'off'}
          spellCheck={false}
        />
      )}
    </Framed>
  );
}

interface ChoiceProps extends PlainFieldProps<string> {
  /** With a name they stand in a group. */
  readonly groups: readonly {
    readonly name?: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** Words for no choice. */
  readonly none?: string;
}

/** One of a list, in the device's own way: long lists of schools are found by typing, and phones have their wheel. */
export function Choice({ label, field, hint, required, groups, none }: ChoiceProps) {
  const option = ({ value, label: words }: { value: string; label: string }) => (
    <option key={value} value={value}>
      {words}
    </option>
  );
  return (
    <Framed label={label} field={field} hint={hint} required={required}>
      <select
        {...described(field, hint)}
        className="input"
        value={field.value}
        required={required}
        onChange={(event) => field.onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {groups.map(({ name, options }) =>
          name === undefined ? (
            options.map(option)
          ) : (
            <optgroup key={name} label={name}>
              {options.map(option)}
            </optgroup>
          ),
        )}
      </select>
    </Framed>
  );
}

function described({ name, error }: FieldHandle<string>, hint: ReactNode) {
  const ids = [error ? `${idOf(name)}-error` : '', hint ? `${idOf(name)}-hint` : ''].filter((id) => id !== '');
  return {
    id: idOf(name),
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  } as const;
}

function Framed({ label, field, hint, required, children }: PlainFieldProps<string> & { children: ReactNode }) {
  const intl = useIntl();
  const t = useText();
  const { name, error } = field;
  const key = error?.key && error.key in intl.messages ? error.key : 'core.ui.form.wrong';
  return (
    <div className="account-field">
      <label htmlFor={idOf(name)}>
        {label}
        {required && (
          <span className="account-needed ink-late" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${idOf(name)}-hint`} className="account-note muted t-13">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${idOf(name)}-error`} className="above-2 ink-late t-13" role="alert">
          {t(key, error.params)}
        </p>
      )}
    </div>
  );
}
