import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { Form } from 'edutech/core/ui/form/use-form';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';

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
    <div className="wrap account-ask">
      <section className="card account-ask-card">
        <h1>{title}</h1>
        {intro && <p className="account-ask-intro">{intro}</p>}
        {tabs}
        {children}
      </section>
    </div>
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
  const intl = useIntl();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.currentTarget;
    void form.submit().then((isSaved) => {
      if (!isSaved) at.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
  return (
    <form className="account-ask-form" onSubmit={send} noValidate>
      {children}
      {form.error !== null && (
        <p className="account-error" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      {proof !== null && (
        <div className="account-proof" role="status">
          <FormattedMessage id="account.ask.proving" />
          <progress
            className="meter"
            aria-label={intl.formatMessage({ id: 'account.ask.proving' })}
            value={proof}
            max={1}
          />
        </div>
      )}
      <Button type="submit" look="primary" size="large" busy={form.saving?.state === 'saving'}>
        {act}
      </Button>
    </form>
  );
}

/** What became of it, in place of the form. */
export function RequestDone({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="account-ask-done" role="status">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
