import { useIntl } from 'react-intl';
import { SelectField } from 'edutech/core/ui/form/fields';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useText } from 'edutech/core/web/hooks';
import type { DayLesson, TimetableWeek } from '../../../api';
import { saidTime } from '../shared/said-difference';
import { timesFor } from './times-for';

interface OtherTimesProps {
  readonly lesson: DayLesson;
  readonly week: TimetableWeek;
  readonly field: FieldHandle<string>;
}

/** Times of the week to which a lesson can go: a lesson that is there changes places with it. */
export function OtherTimes({ lesson, week, field }: OtherTimesProps) {
  const t = useText();
  const intl = useIntl();
  const now = useNow(60_000);
  const options = timesFor(lesson, week, now).map(({ day, period, there }) => {
    const time = saidTime(t, intl, day, period);
    const label = there
      ? t('organisation.timetable.swapWith', { time, subject: there.subject, teacher: there.teacher })
      : t('organisation.timetable.emptyTime', { time });
    return { value: `${day} ${period}`, label };
  });
  return (
    <SelectField
      label={t('organisation.timetable.moveTo')}
      field={field}
      options={options}
      none={t('organisation.timetable.chooseTime')}
      required
    />
  );
}
