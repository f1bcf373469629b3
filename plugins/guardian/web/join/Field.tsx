import type { InputHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength' | 'className'> {
  readonly label: string;
  readonly field: FieldHandle<string>;
  readonly hint?: string;
}

/** One line of text with what is wrong with it below: this page loads no Fluent. */
export function Field({ label, field, hint, className = '', ...input }: FieldProps) {
  const t = useText();
  const intl = useIntl();
  const id = `guardian-${field.name}`;
  const key = field.error?.key && field.error.key in intl.messages ? field.error.key : 'core.ui.form.wrong';
  return (
    <Stack gap={1}>
      <label htmlFor={id} className="t-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={field.name}
        className={className === '' ? 'input' : `input ${className}`}
        value={field.value}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => field.onChange(event.target.value)}
      />
      {hint && !field.error && (
        <span id={`${id}-hint`} className="fine">
          {hint}
        </span>
      )}
      {field.error && (
        <span id={`${id}-error`} className="ink-late t-13" role="alert">
          {t(key, field.error.params)}
        </span>
      )}
    </Stack>
  );
}
