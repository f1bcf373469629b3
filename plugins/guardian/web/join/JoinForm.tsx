import type { FormEvent, ReactNode } from 'react';
import { relations } from 'edutech/core/common/organisation/consent';
import { Button } from 'edutech/core/ui/Button';
import type { FieldHandle, Form } from 'edutech/core/ui/form/use-form';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useText } from 'edutech/core/web/hooks';

interface JoinFormProps<Values> {
  readonly form: Form<Values>;
  /** How likely the proof of work is done by now, while one is worked out. */
  readonly proof: number | null;
  readonly act: string;
  readonly children: ReactNode;
}

/** A step: its fields, what went wrong, and its one button. */
export function JoinForm<Values extends object>({ form, proof, act, children }: JoinFormProps<Values>) {
  const t = useText();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.currentTarget;
    void form.submit().then((isSaved) => {
      if (!isSaved) at.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
  return (
    <Stack as="form" gap={4} onSubmit={send} noValidate>
      {children}
      {form.error !== null && (
        <p className="ink-late t-13" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      {proof !== null && (
        <Stack gap={2} className="note" role="status">
          {t('guardian.join.proving')}
          <progress className="meter" aria-label={t('guardian.join.proving')} value={proof} max={1} />
        </Stack>
      )}
      <Button type="submit" look="primary" size="large" wide busy={form.saving?.state === 'saving'}>
        {act}
      </Button>
    </Stack>
  );
}

/** What the guardian is to the child. */
export function RelationField({ field }: { field: FieldHandle<string> }) {
  const t = useText();
  return (
    <Stack gap={1}>
      <label htmlFor="guardian-relation" className="t-medium">
        {t('guardian.join.relation')}
      </label>
      <select
        id="guardian-relation"
        name={field.name}
        className="input"
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      >
        {relations.map((relation) => (
          <option key={relation} value={relation}>
            {t(`guardian.join.relation.${relation}`)}
          </option>
        ))}
      </select>
    </Stack>
  );
}
