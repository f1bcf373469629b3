import type { FormEvent } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useText } from 'edutech/core/web/hooks';
import { TextLine } from '../shared/PlainFields';

interface CodeFormProps {
  /** Name of the form. */
  readonly name: string;
  readonly label: string;
  readonly onCode: (code: string) => Promise<unknown>;
  /** The button that asks for another code. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** Six digits that were sent to an address or a telephone. */
export function CodeForm({ name, label, onCode, again, onAgain }: CodeFormProps) {
  const t = useText();
  const form = useForm({
    name,
    initial: { code: '' },
    check: ({ code }) => (/^\d{6}$/.test(code.trim()) ? {} : { code: 'account.mail.codeMissing' }),
    save: async ({ code }) => {
      await onCode(code.trim());
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Stack as="form" gap={4} className="account-own-form" onSubmit={send} noValidate>
      <TextLine label={label} field={form.field('code')} maxLength={6} isCode autoComplete="one-time-code" required />
      {form.error !== null && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      <Row align="stretch" wrap>
        <Button look="primary" type="submit" busy={form.saving?.state === 'saving'}>
          {t('account.totp.confirm')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {again}
        </Button>
      </Row>
    </Stack>
  );
}
