import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import { allLessonsPath, myLessonsPath, schedulePath } from '../../shared/addresses';

const areas = [
  { id: 'mine', to: myLessonsPath },
  { id: 'manage', to: allLessonsPath },
  { id: 'schedule', to: schedulePath },
] as const;

/** What keeping the air classroom consists of: one's own lessons, everybody's, the timetable. */
export function AreaTabs({ current }: { readonly current: (typeof areas)[number]['id'] }) {
  const t = useText();
  return (
    <Tabs
      className="below-3"
      label={t('air.manage.areas')}
      current={current}
      items={areas.map(({ id, to }) => ({ id, to, label: t(`air.${id}.title`) }))}
    />
  );
}
