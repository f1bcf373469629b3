import { FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { weekdayOf } from 'edutech/core/common/time/weeks';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { PrepLesson, PrepWeek } from '../../api';
import { needs } from '../../model/plan/readiness';
import { useLessonAddress } from './lesson-address';

/** Days that are shown: those of the school week, and days of a weekend that have lessons. */
const daysOf = ({ days, lessons }: PrepWeek) =>
  days.filter((day) => weekdayOf(day) <= 5 || lessons.some((lesson) => lesson.day === day));

export function WeekTable({ week }: { readonly week: PrepWeek }) {
  const t = useText();
  const today = cityDay(useNow());
  const days = daysOf(week);
  const last = Math.max(...week.lessons.map(({ period }) => period));
  return (
    <div className="card scrolls-x">
      <table className="prepare-week wide">
        <thead>
          <tr>
            <th scope="col" className="prepare-period">
              <span className="visually-hidden">{t('prepare.week.period')}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={classNames('pad-2', 'text-start', day === today && 'tint-brand')}>
                <DayName day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: last }, (_, at) => at + 1).map((period) => (
            <tr key={period}>
              <th scope="row" className="num center t-14">
                {period}
                <PeriodTime week={week} period={period} />
              </th>
              {days.map((day) => (
                <td key={day}>
                  {week.lessons
                    .filter((lesson) => lesson.day === day && lesson.period === period)
                    .map((lesson) => (
                      <LessonCell key={lesson.classId} lesson={lesson} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** When it begins, where a lesson of the week says so. */
function PeriodTime({ week: { lessons }, period }: { readonly week: PrepWeek; readonly period: number }) {
  const lesson = lessons.find((one) => one.period === period);
  if (!lesson) return null;
  return (
    <small className="block regular muted t-12">
      {cityMinute(new Date(lesson.starts)).slice(11).replace(/^0/, '')}
    </small>
  );
}

const DayName = ({ day }: { readonly day: string }) => (
  <>
    <b>
      <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" weekday="short" />
    </b>{' '}
    <small className="muted num">
      <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" month="numeric" day="numeric" />
    </small>
  </>
);

/** On phones: day after day. */
export function DayLists({ week }: { readonly week: PrepWeek }) {
  return (
    <Stack gap={4}>
      {daysOf(week).map((day) => {
        const lessons = week.lessons.filter((lesson) => lesson.day === day);
        return (
          lessons.length > 0 && (
            <section key={day}>
              <h2 className="t-16">
                <DayName day={day} />
              </h2>
              <Stack gap={2} className="pad-t-1">
                {lessons.map((lesson) => (
                  <LessonCell key={`${lesson.period} ${lesson.classId}`} lesson={lesson} />
                ))}
              </Stack>
            </section>
          )
        );
      })}
    </Stack>
  );
}

function LessonCell({ lesson }: { readonly lesson: PrepLesson }) {
  const t = useText();
  const addressOf = useLessonAddress();
  const { className, subject, state, plan } = lesson;
  return (
    <Link
      to={addressOf(lesson)}
      className={classNames('prepare-lesson', 'block', 'round', 'pad-2', 'ink', `prepare-is-${state}`)}
      preventScrollReset
    >
      <span className="block strong t-13">
        <CityWords>{className}</CityWords> <span className="regular soft">{subject}</span>
      </span>
      <span className="clip1 block t-13">
        {plan ? <CityWords>{plan.title}</CityWords> : <span className="soft">{t('prepare.lesson.noPlan')}</span>}
      </span>
      <Row as="small" gap={1} className="t-12">
        {t(`prepare.state.${state}`)}
        {plan && state !== 'past' && (
          <Row
            as="span"
            gap={1}
            className="end"
            role="img"
            aria-label={t('prepare.lesson.done', { done: plan.done.length, of: needs.length })}
          >
            {needs.map((need) => (
              <i
                key={need}
                title={t(`prepare.need.${need}`)}
                className={classNames('prepare-dot', plan.done.includes(need) && 'is-done')}
              />
            ))}
          </Row>
        )}
      </Row>
    </Link>
  );
}
