import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from 'edutech/core/ui/Chip';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import type { ReviewState } from './use-review';

/** Reasons that come up again and again. */
const usual = ['content', 'words', 'licence', 'chapter', 'quality'] as const;

/** Asks why: the owner is told so, with the comments. */
export function ReturnDialog({ review }: { readonly review: ReviewState }) {
  const intl = useIntl();
  const form = useForm({
    name: 'resource.return',
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'resource.audit.noReason' } : {}),
    save: ({ reason }) => review.giveBack(reason.trim()),
    onSaved: review.closeReturn,
  });
  return (
    <FormDialog
      title={<FormattedMessage id="resource.audit.return.title" />}
      form={form}
      onClose={review.closeReturn}
      submit={<FormattedMessage id="resource.audit.return" />}
    >
      <TextField
        label={intl.formatMessage({ id: 'resource.audit.reason' })}
        field={form.field('reason')}
        lines={3}
        maxLength={1000}
        required
      />
      <div className="resource-usual">
        {usual.map((name) => {
          const text = intl.formatMessage({ id: `resource.audit.usual.${name}` });
          return (
            <Chip key={name} selected={form.values.reason === text} onClick={() => form.set({ reason: text })}>
              {text}
            </Chip>
          );
        })}
      </div>
    </FormDialog>
  );
}
