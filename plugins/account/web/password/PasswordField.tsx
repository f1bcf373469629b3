import { useState, type ReactNode } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Said below the field and to screen readers; the field then counts as wrong. */
  readonly error?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Id of the text that explains what is expected. */
  readonly describedBy?: string;
}

/** A field for a password, with an eye that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, onChange, onBlur, error, autoComplete, describedBy } = props;
  const t = useText();
  const [isShown, setShown] = useState(false);
  const errorId = `${id}-error`;
  const described = [error ? errorId : '', describedBy ?? ''].filter((part) => part !== '').join(' ');
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <div className="account-secret relative">
        <input
          id={id}
          className="input"
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          required
        />
        <IconButton
          icon={isShown ? 'EyeOff' : 'Eye'}
          label={t(isShown ? 'account.password.hide' : 'account.password.show')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {error && (
        <p id={errorId} className="above-2 ink-late t-13">
          {error}
        </p>
      )}
    </div>
  );
}
