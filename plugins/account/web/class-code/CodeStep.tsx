import { type FormEvent, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useWork } from 'edutech/core/web/asking/use-work';
import { useText } from 'edutech/core/web/hooks';
import { classCodeDigits } from '../../model/class-code/pictures';
import { CodeField } from '../factors/CodeField';

interface CodeStepProps {
  readonly enter: (code: string) => Promise<void>;
}

/** The six digits that the teacher shows; they are sent as soon as they are whole. */
export function CodeStep({ enter }: CodeStepProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const { isBusy, error, run, clear } = useWork();
  const send = (digits: string) => run(() => enter(digits));
  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, classCodeDigits);
    setCode(digits);
    clear();
    if (digits.length === classCodeDigits && digits !== code) void send(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === classCodeDigits) void send(code);
  };
  return (
    <Stack as="form" className="account-code-step" onSubmit={submit}>
      <CodeField
        label={t('account.classCode.label')}
        value={code}
        onValue={type}
        error={error}
        autoComplete="off"
        inputMode="numeric"
        className="account-code-input"
      />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {t('account.classCode.enter')}
      </Button>
    </Stack>
  );
}
