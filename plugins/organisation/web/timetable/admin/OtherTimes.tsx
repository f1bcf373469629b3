import { useIntl } from 'react-intl';
import { SelectField } from 'edutech/core/ui/form/fields';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import type { DayLesson, TimetableWeek } from '../../../api';
import { saidTime } from '../shared/said-difference';
import { lessonsAt, shownDays } from '../shared/week-rows';

interface OtherTimesProps {
  readonly lesson: DayLesson;
  readonly week: TimetableWeek;
  readonly field: FieldHandle<string>;
}

/** Times of the week to which a lesson can go: a lesson that is there changes places with it. */
export function OtherTimes({ lesson, week, field }: OtherTimesProps) {
  const t = useText();
  const intl = useIntl();
  const options = shownDays(week)
    .filter(({ weekday }) => weekday !== null)
    .flatMap(({ day }) =>
      week.periods.flatMap((_, at) => {
        const period = at + 1;
        const [there] = lessonsAt(week.lessons, day, period).filter(({ isHeld }) => isHeld);
        // a lesson that is changed already stays where it is
        if ((day === lesson.day && period === lesson.period) || there?.difference) return [];
        const time = saidTime(t, intl, day, period);
        const label = there
          ? t('organisation.timetable.swapWith', { time, subject: there.subject, teacher: there.teacher })
          : t('organisation.timetable.emptyTime', { time });
        return [{ value: `${day} ${period}`, label }];
      }),
    );
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
