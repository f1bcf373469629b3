import { type FormEvent, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { QrCode } from 'edutech/core/ui/codes/QrCode';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { CodeField } from './CodeField';

interface TotpSetupProps {
  readonly secret: string;
  readonly address: string;
  readonly onConfirm: (code: string) => Promise<unknown>;
}

/** The secret as a QR code and in letters, and the first code of the app, which shows that it has it. */
export function TotpSetup({ secret, address, onConfirm }: TotpSetupProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const { isBusy, error, run, clear } = useWork();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onConfirm(code));
  };
  return (
    <Stack as="form" className="account-totp" onSubmit={send}>
      <Stack as="ol" gap={2} className="account-steps">
        <li>
          {t('account.totp.scan')}
          <QrCode text={address} label={t('account.totp.qr')} className="account-qr" />
          <details>
            <summary className="ink-brand pressable">{t('account.totp.byHand')}</summary>
            <code className="account-key block pad-y-2 breaks">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </details>
        </li>
        <li>{t('account.totp.type')}</li>
      </Stack>
      <CodeField
        label={t('account.totp.code')}
        value={code}
        onValue={(value) => {
          setCode(value);
          clear();
        }}
        error={error}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
      />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {t('account.totp.confirm')}
      </Button>
    </Stack>
  );
}
