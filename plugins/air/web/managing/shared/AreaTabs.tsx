import { useIntl } from 'react-intl';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { allLessonsPath, myLessonsPath, schedulePath } from '../../shared/addresses';

const areas = [
  { id: 'mine', to: myLessonsPath },
  { id: 'manage', to: allLessonsPath },
  { id: 'schedule', to: schedulePath },
] as const;

/** What keeping the air classroom consists of: one's own lessons, everybody's, the timetable. */
export function AreaTabs({ current }: { readonly current: (typeof areas)[number]['id'] }) {
  const intl = useIntl();
  return (
    <Tabs
      className="air-areas"
      label={intl.formatMessage({ id: 'air.manage.areas' })}
      current={current}
      items={areas.map(({ id, to }) => ({ id, to, label: intl.formatMessage({ id: `air.${id}.title` }) }))}
    />
  );
}
