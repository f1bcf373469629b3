import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { MomentField } from 'edutech/core/ui/form/MomentField';

/** A pin ends by itself; a week is the usual time. */
const usualMilliseconds = 7 * 86_400_000;

interface PinDialogProps {
  readonly until?: string | null;
  readonly onDone: (until: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Puts articles above the others until a day; nothing stands there for ever. */
export function PinDialog({ until = null, onDone, onClose }: PinDialogProps) {
  const intl = useIntl();
  const [usual] = useState(() => new Date(Date.now() + usualMilliseconds).toISOString());
  const form = useForm<{ until: string | null }>({
    name: 'news.pin',
    initial: { until: until ?? usual },
    check: ({ until: end }) => (end && new Date(end) > new Date() ? {} : { until: 'news.error.pinTime' }),
    save: ({ until: end }) => onDone(end),
    onSaved: onClose,
  });
  const { error } = form.field('until');
  return (
    <FormDialog
      title={<FormattedMessage id="news.pin.title" />}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id="news.act.pin" />}
      foot={
        until && (
          <Button look="quiet" onClick={() => void onDone(null).then(onClose)}>
            <FormattedMessage id="news.pin.end" />
          </Button>
        )
      }
    >
      <MomentField
        label={intl.formatMessage({ id: 'news.pin.until' })}
        hint={intl.formatMessage({ id: 'news.pin.hint' })}
        value={form.values.until}
        error={error && intl.formatMessage({ id: 'news.error.pinTime' })}
        required
        onChange={(moment) => form.set({ until: moment })}
      />
    </FormDialog>
  );
}
