import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, type ButtonLook } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useSession, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PasswordField } from '../password/PasswordField';

interface PasswordFirstProps {
  /** What the password is asked for. */
  readonly text: ReactNode;
  /** What goes on then. */
  readonly act: ReactNode;
  readonly look?: ButtonLook;
  readonly onPassword: (password: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for the password before the account is changed: somebody else may sit at an open session. */
export function PasswordFirst({ text, act, look = 'primary', onPassword, onCancel }: PasswordFirstProps) {
  const t = useText();
  const id = useId();
  const session = useSession();
  const [password, setPassword] = useState('');
  const { isBusy, error, run, clear } = useWork();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') void run(() => onPassword(password));
  };
  return (
    <Stack as="form" className="account-first" onSubmit={send}>
      <p>{text}</p>
      <input type="text" value={session.user.peek()?.username ?? ''} autoComplete="username" readOnly hidden />
      <PasswordField
        id={id}
        label={t('account.password.old')}
        value={password}
        onChange={(value) => {
          setPassword(value);
          clear();
        }}
        error={error !== undefined && <ErrorText error={error} />}
        autoComplete="current-password"
      />
      <Row align="stretch" wrap>
        <Button type="submit" look={look} busy={isBusy}>
          {act}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('core.ui.form.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
