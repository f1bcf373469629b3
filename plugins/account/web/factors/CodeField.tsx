import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';

interface CodeFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What the server said about it. */
  readonly error?: unknown;
}

/** A field of the login dialog's look, which these steps keep wherever they stand. */
export function CodeField({ label, value, onValue, error, ...input }: CodeFieldProps) {
  const id = useId();
  const isWrong = Boolean(error) || undefined;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <span className="login-input" data-wrong={isWrong}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          required
          {...input}
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby={`${id}-said`}
        />
      </span>
      <p id={`${id}-said`} className="login-said" aria-live="polite" data-wrong={isWrong}>
        {Boolean(error) && <ErrorText error={error} />}
      </p>
    </div>
  );
}
