import type { FormEvent, ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import type { Form } from 'edutech/core/ui/form/use-form';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface RequestCardProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Ways beside this one: tabs. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages for people who cannot sign in: a card in the middle, that reads well on a phone. */
export function RequestCard({ title, intro, tabs, children }: RequestCardProps) {
  return (
    <Stack justify="center" gap={0} className="wrap account-ask">
      <Stack as="section" gap={4} className="card account-ask-card wide">
        <h1>{title}</h1>
        {intro && <p className="soft">{intro}</p>}
        {tabs}
        {children}
      </Stack>
    </Stack>
  );
}

interface RequestFormProps<Values> {
  readonly form: Form<Values>;
  /** How likely the proof of work is done by now, while one is worked out. */
  readonly proof?: number | null;
  readonly act: ReactNode;
  readonly children: ReactNode;
}

/** Fields, what went wrong, and the one button. */
export function RequestForm<Values extends object>({ form, proof = null, act, children }: RequestFormProps<Values>) {
  const t = useText();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.currentTarget;
    void form.submit().then((isSaved) => {
      if (!isSaved) at.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
  return (
    <Stack as="form" gap={4} className="account-ask-form" onSubmit={send} noValidate>
      {children}
      {form.error !== null && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      {proof !== null && (
        <Stack gap={2} className="note" role="status">
          {t('account.ask.proving')}
          <progress className="meter" aria-label={t('account.ask.proving')} value={proof} max={1} />
        </Stack>
      )}
      <Button type="submit" className="at-start" look="primary" size="large" busy={form.saving?.state === 'saving'}>
        {act}
      </Button>
    </Stack>
  );
}

/** What became of it, in place of the form. */
export function RequestDone({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack justify="start" className="account-ask-done pad-4 framed round-card sunk" role="status">
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
