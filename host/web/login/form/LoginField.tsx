import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon, type IconProps } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import type { FieldName } from './login-fields';
import type { useLoginForm } from './useLoginForm';

interface LoginFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'> {
  readonly form: ReturnType<typeof useLoginForm>;
  readonly name: FieldName;
  readonly icon: IconProps['name'];
  readonly label: string;
  /** What the server says about it; a missing value is said by the field itself. */
  readonly error?: ReactNode;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
}

/** A field of the login form: label, icon, input, and under it what is wrong. */
export function LoginField({ form, name, icon, label, error, note, end, ...input }: LoginFieldProps) {
  const t = useText();
  const id = useId();
  const fault = form.shownFault(name);
  const isWrong = fault !== null || Boolean(error);
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <span className="login-input" data-wrong={isWrong || undefined}>
        <Icon name={icon} />
        <input
          {...input}
          id={id}
          ref={form.inputs[name]}
          value={form.fields[name]}
          onChange={(event) => form.type(name, event.target.value)}
          onBlur={() => form.leave(name)}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-said`}
        />
        {end}
      </span>
      <p id={`${id}-said`} className="login-said" aria-live="polite" data-wrong={isWrong || undefined}>
        {fault !== null ? t(fault) : error || note}
      </p>
    </div>
  );
}
