import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { useText } from 'edutech/core/web/hooks';

/** A pin ends by itself; a week is the usual time. */
const usualMilliseconds = 7 * 86_400_000;

interface PinDialogProps {
  readonly until?: string | null;
  readonly onDone: (until: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Puts articles above the others until a day; nothing stands there for ever. */
export function PinDialog({ until = null, onDone, onClose }: PinDialogProps) {
  const t = useText();
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
      title={t('news.pin.title')}
      form={form}
      onClose={onClose}
      submit={t('news.act.pin')}
      foot={
        until && (
          <Button look="quiet" onClick={() => void onDone(null).then(onClose)}>
            {t('news.pin.end')}
          </Button>
        )
      }
    >
      <MomentField
        label={t('news.pin.until')}
        hint={t('news.pin.hint')}
        value={form.values.until}
        error={error && t('news.error.pinTime')}
        required
        onChange={(moment) => form.set({ until: moment })}
      />
    </FormDialog>
  );
}
