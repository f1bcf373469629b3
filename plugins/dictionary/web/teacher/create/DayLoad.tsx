import { cityDay } from 'edutech/core/common/time/city-time';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { classLoad } from 'edutech/plugins/work/api';

interface DayLoadProps {
  readonly classId: string;
  readonly className: string;
  readonly dueAt: string;
  /** What this homework adds. */
  readonly minutes: number;
}

/** How much homework a class has on the day on which this is due, with this one: before it is sent. */
export function DayLoad({ classId, className, dueAt, minutes }: DayLoadProps) {
  const t = useText();
  const day = cityDay(new Date(dueAt));
  const isOn = useDeployment().isOn('work');
  const { data } = useAsked(classLoad, isOn ? { classId, from: day, to: day } : null, { keeps: true });
  if (!data) return null;
  const all = minutes + data.days.reduce((sum, one) => sum + one.minutes, 0);
  const values = { name: <CityWords>{className}</CityWords>, minutes: all };
  if (data.limit === null) return <p className="note">{t('dictionary.assign.load', values)}</p>;
  return (
    <p className={all > data.limit ? 'ink-due t-13' : 'note'}>
      {t('dictionary.assign.loadOf', { ...values, limit: data.limit })}
    </p>
  );
}
