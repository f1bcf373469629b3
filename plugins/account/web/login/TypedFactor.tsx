import { type FormEvent, useState } from 'react';
import { takeSecondStep } from 'edutech/core/common/api/second-step';
import { Button } from 'edutech/core/ui/Button';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { useProveStep } from 'edutech/core/web/session/login/login-ways';
import { useWork } from 'edutech/core/web/asking/use-work';
import { CodeField } from '../factors/CodeField';

interface TypedFactorProps {
  readonly kind: 'totp' | 'recovery';
  /** A code of so many digits is sent as soon as it is whole. */
  readonly digits?: number;
}

/** A second factor that is typed: the app's code, or a recovery code. */
export function TypedFactor({ kind, digits }: TypedFactorProps) {
  const t = useText();
  const call = useCall();
  const session = useSession();
  const { step, signIn } = useProveStep();
  const [code, setCode] = useState('');
  const { isBusy, error, run, clear } = useWork();

  const show = (answer: string) =>
    run(() =>
      signIn(() =>
        session.signIn((proof) =>
          call(takeSecondStep, { step: step.step, kind, answer, proof }, { quiet: true, withoutRole: true }),
        ),
      ),
    );
  const type = (value: string) => {
    setCode(value);
    clear();
    if (digits !== undefined && value.replace(/\s/g, '').length === digits) void show(value);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void show(code);
  };
  return (
    <form className="login-form" onSubmit={send}>
      <CodeField
        label={t(`account.prove.${kind}`)}
        value={code}
        onValue={type}
        error={error}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        inputMode={digits === undefined ? 'text' : 'numeric'}
        maxLength={digits === undefined ? 20 : digits + 1}
      />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {t('account.prove.send')}
      </Button>
    </form>
  );
}
