import { FormattedDate } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { weekdayOf } from 'edutech/core/common/time/weeks';
import { Panel } from 'edutech/core/ui/Card';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { PrepLesson, PrepWeek } from '../../api';
import { needs } from '../../model/plan/readiness';
import { routes } from '../../routes';

/** Tones of how far a lesson is. */
const tones: Readonly<Record<PrepLesson['state'], TagTone>> = {
  past: 'plain',
  ready: 'done',
  half: 'info',
  late: 'due',
  open: 'plain',
};
const shownStates = ['ready', 'half', 'late', 'open', 'past'] as const;

/** A week: its lessons by day and period, and those that are to be prepared next. */
export function WeekView({ week }: { readonly week: PrepWeek }) {
  const t = useText();
  const isNarrow = useNarrow();
  const counts = Map.groupBy(week.lessons, ({ state }) => state);
  return (
    <>
      <Row wrap gap={4} rows={1}>
        <WeekSwitch week={week} />
        {shownStates.map((state) => {
          const count = counts.get(state)?.length ?? 0;
          return count > 0 && <Tag key={state} tone={tones[state]}>{`${t(`prepare.state.${state}`)} ${count}`}</Tag>;
        })}
      </Row>
      {week.lessons.length === 0 ? (
        <div className="card">
          <EmptyState
            picture="box"
            title={t(week.hasTimetable ? 'prepare.week.free' : 'prepare.week.noTimetable')}
            text={t('prepare.week.free.text')}
            actions={<Button to={routes.list.to({ tab: 'plans' })}>{t('prepare.tab.plans')}</Button>}
          />
        </div>
      ) : (
        <Split side={300} until={1280}>
          {isNarrow ? <DayLists week={week} /> : <WeekTable week={week} />}
          <ToPrepare week={week} />
        </Split>
      )}
    </>
  );
}

function WeekSwitch({ week: { week, weeks, thisWeek, lessons } }: { readonly week: PrepWeek }) {
  const t = useText();
  const today = cityDay(useNow());
  const next = lessons.find(({ day, state, plan }) => day === today && state !== 'past' && plan);
  const to = (other: number) => routes.list.to({ week: other === thisWeek ? undefined : String(other) });
  return (
    <Row as="nav" wrap aria-label={t('prepare.week.choose')}>
      <b className="t-20">{t('prepare.week', { week })}</b>
      {week > 1 && <IconButton icon="ChevronLeft" label={t('prepare.week.before')} to={to(week - 1)} />}
      {week < weeks && <IconButton icon="ChevronRight" label={t('prepare.week.after')} to={to(week + 1)} />}
      {thisWeek !== null && thisWeek !== week && (
        <Button size="small" to={to(thisWeek)}>
          {t('prepare.week.this')}
        </Button>
      )}
      {next?.plan && (
        <Button size="small" look="soft" icon="FullScreen" to={routes.planView.to({ id: next.plan.id, tab: 'lesson' })}>
          {t('prepare.week.start', { period: next.period })}
        </Button>
      )}
    </Row>
  );
}

/** Days that are shown: those of the school week, and days of a weekend that have lessons. */
const daysOf = ({ days, lessons }: PrepWeek) =>
  days.filter((day) => weekdayOf(day) <= 5 || lessons.some((lesson) => lesson.day === day));

function WeekTable({ week }: { readonly week: PrepWeek }) {
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
function DayLists({ week }: { readonly week: PrepWeek }) {
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

/** Address of a lesson: its plan, or where it gets one. */
function useLessonAddress() {
  const { search } = useLocation();
  return ({ classId, day, period, plan }: PrepLesson) =>
    plan
      ? routes.planView.to({ id: plan.id })
      : changed(new URLSearchParams(search), { class: classId, day, period: String(period) });
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

interface Thing {
  /** The first lesson that it is for. */
  readonly lesson: PrepLesson;
  readonly lessons: readonly PrepLesson[];
}

/** One plan serves parallel classes: lessons with one plan, and those of a subject on one day that have none, are one thing. */
function thingsOf({ lessons }: PrepWeek): readonly Thing[] {
  const open = lessons.filter(({ state }) => state === 'half' || state === 'late' || state === 'open');
  const groups = Map.groupBy(open, ({ plan, subject, day }) => plan?.id ?? `${day} ${subject}`);
  return [...groups.values()].map((found) => ({ lesson: found[0]!, lessons: found }));
}

/** Lessons that are still to be prepared, the next first. */
function ToPrepare({ week }: { readonly week: PrepWeek }) {
  const t = useText();
  const addressOf = useLessonAddress();
  const things = thingsOf(week);
  return (
    <Panel title={t('prepare.toPrepare')} note={things.length > 0 ? <Tag tone="due">{things.length}</Tag> : undefined}>
      {things.length === 0 ? (
        <p className="note pad-x-4 pad-b-4">{t('prepare.toPrepare.none')}</p>
      ) : (
        <ul className="ruled-list pad-x-4 pad-b-2">
          {things.slice(0, 6).map(({ lesson, lessons }) => (
            <Row as="li" key={`${lesson.classId} ${lesson.day} ${lesson.period}`} className="pad-y-2">
              <span className="grow">
                <b className="block clip1">
                  <CityWords>
                    {lesson.plan?.title ??
                      `${[...new Set(lessons.map(({ className }) => className))].join('、')} ${lesson.subject}`}
                  </CityWords>
                </b>
                <small className={lesson.state === 'late' ? 'ink-due' : 'soft'}>
                  {t('prepare.toPrepare.when', {
                    day: <FormattedDate value={`${lesson.day}T00:00:00Z`} timeZone="UTC" weekday="short" />,
                    periods: [
                      ...new Set(lessons.filter(({ day }) => day === lesson.day).map(({ period }) => period)),
                    ].join(t('prepare.toPrepare.and')),
                    more: lessons.filter(({ day }) => day !== lesson.day).length,
                  })}
                </small>
              </span>
              <Button size="small" look={lesson.plan ? 'soft' : 'outline'} to={addressOf(lesson)}>
                {t(lesson.plan ? 'prepare.toPrepare.goOn' : 'prepare.toPrepare.begin')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
