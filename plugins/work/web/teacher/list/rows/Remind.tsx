import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { isQuietAt, type QuietHours } from '../../../../model/publishing/quiet-hours';
import { useHomeworkActs } from '../acts/use-homework-acts';

interface RemindProps {
  readonly assignmentIds: readonly string[];
  readonly now: Date;
  readonly quiet: QuietHours;
}

/** Nobody has begun: reminds all of these classes; in quiet hours it says why not now. */
export function Remind({ assignmentIds, now, quiet }: RemindProps) {
  const t = useText();
  const acts = useHomeworkActs();
  const isQuiet = isQuietAt(now, quiet);
  return (
    <Stack gap={0} align="end">
      <Button
        size="small"
        look="soft"
        icon="Alert"
        disabled={isQuiet}
        title={isQuiet ? t('work.monitor.quiet') : undefined}
        busy={acts.isBusy}
        onClick={() => void acts.remind(assignmentIds)}
      >
        {t('work.monitor.remind')}
      </Button>
      <small className="fine nowrap">{t('work.list.nobody')}</small>
    </Stack>
  );
}
