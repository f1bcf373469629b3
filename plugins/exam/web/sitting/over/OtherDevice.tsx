import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { OpenedSitting } from '../../../api';
import { routes } from '../../../routes';

interface OtherDeviceProps {
  readonly device: 'asking' | 'other';
  readonly opened: OpenedSitting;
}

/** The student sits elsewhere: an invigilator decides whether this device goes on. */
export function OtherDevice({ device, opened }: OtherDeviceProps) {
  const t = useText();
  return (
    <main className="wrap pad-y-6">
      <EmptyState
        title={t(`exam.sitting.device.${device}`)}
        text={t(`exam.sitting.device.${device}.text`, {
          room: opened.room,
          teacher: opened.invigilators.join(t('exam.sitting.and')) || '–',
        })}
        actions={<Button to={routes.studentList.to()}>{t('exam.sitting.toList')}</Button>}
      />
    </main>
  );
}
