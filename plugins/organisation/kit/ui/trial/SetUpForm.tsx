import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { LabelsBefore } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';

interface SetUpFormProps {
  readonly title: string;
  /** What it is now: in use, not set up. */
  readonly state?: string;
  readonly form: Pick<Form<never>, 'error' | 'saving' | 'submit'>;
  /** The words of the button; absent: nothing can be changed here. */
  readonly save?: string;
  /** How it is taken away, where there is something to take away. */
  readonly remove?: { readonly label: string; readonly isBusy: boolean; readonly run: () => void } | undefined;
  readonly children: ReactNode;
}

/** How a service outside is set up: its fields, what was wrong, and the buttons that remove and save. */
export const SetUpForm = ({ title, state, form, save, remove, children }: SetUpFormProps) => (
  <Panel title={title} end={state !== undefined && <Tag>{state}</Tag>}>
    <Stack
      as="form"
      className="pad-x-4 pad-b-4"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <LabelsBefore value={!useNarrow()}>{children}</LabelsBefore>
      {form.error ? (
        <p className="ink-late size-13" role="alert">
          <ErrorText error={form.error} />
        </p>
      ) : null}
      {save !== undefined && (
        <Row wrap justify="end">
          {remove && (
            <Button busy={remove.isBusy} onClick={remove.run}>
              {remove.label}
            </Button>
          )}
          <Button look="primary" type="submit" busy={form.saving?.state === 'saving'}>
            {save}
          </Button>
        </Row>
      )}
    </Stack>
  </Panel>
);
