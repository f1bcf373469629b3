import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, type FormEvent } from 'react';
import { changePassword } from 'edutech/core/common/api/session';
import { passwordRules } from 'edutech/core/common/security/password-policy';
import type { UserInfo } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useWork } from 'edutech/core/web/asking/use-work';
import { useCall, useDeployment, useMessages, useText } from 'edutech/core/web/hooks';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Row } from 'edutech/core/ui/layout/Row';
import {
  emptyPasswords,
  passwordMistakes,
  type PasswordInput,
  type PasswordMistakes,
} from '../../model/password-input';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';

/** Both passwords travel encrypted, like those of a login. */
const sealedChange = { ...changePassword, sealed: true } as typeof changePassword;

interface PasswordFormProps {
  readonly user: UserInfo;
  /** Called once the server has taken the new password. */
  readonly onChanged: () => Promise<unknown>;
}

/** Changes one's password; the server asks for the current one again, and signs out all other devices. */
export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const t = useText();
  useSignals();
  const call = useCall();
  const messages = useMessages();
  const preset = useDeployment().passwordPolicy;
  const [input, setInput] = useState(emptyPasswords);
  const [mistakes, setMistakes] = useState<PasswordMistakes>({});
  const { isBusy, error: refusal, run, clear } = useWork();
  const isTyped = input.old !== '' || input.fresh !== '' || input.repeat !== '';
  // What was typed outlasts a lost session: the page is not loaded anew meanwhile
  useEffect(() => (isTyped ? holdUnsaved('password') : undefined), [isTyped]);

  const change = (field: keyof PasswordInput) => (value: string) => {
    setInput({ ...input, [field]: value });
    setMistakes({ ...mistakes, [field]: undefined });
    clear();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = passwordMistakes(input, user.username, preset);
    setMistakes(found);
    const first = (['old', 'fresh', 'repeat'] as const).find((field) => found[field]);
    if (first) return document.getElementById(fieldId(first))?.focus();
    await run(async () => {
      await call(sealedChange, { oldPassword: input.old, newPassword: input.fresh }, { quiet: true });
      setInput(emptyPasswords);
      messages.show('account.password.changed', { tone: 'success', follows: true });
      await onChanged();
    });
  };

  const errorOf = (field: keyof PasswordInput) => {
    const id = mistakes[field];
    return id && t(id, { ...passwordRules[preset] });
  };

  return (
    <Stack as="form" align="start" gap={6} rows={4} className="account-password" onSubmit={send} noValidate>
      <Stack gap={4}>
        {/* Lets password managers know whose password this is. */}
        <input type="text" value={user.username} autoComplete="username" readOnly hidden />
        <PasswordField
          id={fieldId('old')}
          label={t('account.password.old')}
          value={input.old}
          onChange={change('old')}
          error={errorOf('old')}
          autoComplete="current-password"
        />
        <PasswordField
          id={fieldId('fresh')}
          label={t('account.password.new')}
          value={input.fresh}
          onChange={change('fresh')}
          error={errorOf('fresh')}
          autoComplete="new-password"
          describedBy="account-rules"
        />
        <PasswordField
          id={fieldId('repeat')}
          label={t('account.password.repeat')}
          value={input.repeat}
          onChange={change('repeat')}
          error={errorOf('repeat')}
          autoComplete="new-password"
        />
        <Row wrap gap={3} className="account-send">
          <Button look="primary" size="large" type="submit" busy={isBusy}>
            {t('account.password.change')}
          </Button>
          {refusal !== undefined && (
            <p className="above-2 ink-late t-13" role="alert">
              <ErrorText error={refusal} />
            </p>
          )}
        </Row>
      </Stack>
      <PasswordRules id="account-rules" password={input.fresh} username={user.username} preset={preset} />
    </Stack>
  );
}

const fieldId = (field: keyof PasswordInput) => `account-password-${field}`;
