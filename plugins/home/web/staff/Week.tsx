import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type HomeEvent, type HomeTask, type StaffWeek, staffWeek } from '../../api';

/** So many things of a day are seen. */
const most = 3;

const inks = { plan: 'ink-brand', due: 'ink-due', late: 'ink-late', done: 'ink-done' } as const;

/** The week as seven columns: what areas know of it, and what waits for me by the day on which it is due. */
export function Week({ tasks }: { readonly tasks: readonly HomeTask[] }) {
  const t = useText();
  const { data, error, isWaiting, again } = useAsked(staffWeek, {});
  if (data?.days.length === 0) return null;
  const events = [...tasks.flatMap(asEvent), ...(data?.events ?? [])];
  return (
    <Panel
      title={t('home.staff.weekTitle')}
      note={data?.week && <small className="soft">{t('home.week', { week: data.week })}</small>}
    >
      <div className="pad-x-4 pad-b-4">
        {error !== undefined && <ErrorState error={error} onRetry={again} />}
        {isWaiting && !data && <Skeletons shape="rows" />}
        {data && <Days week={data} events={events} />}
      </div>
    </Panel>
  );
}

/** A task with a deadline is of the day on which it ends. */
function asEvent({ id, due, urgency, text, note, path }: HomeTask): HomeEvent[] {
  if (!due) return [];
  const at = new Date(due);
  const tone = urgency === 'late' ? 'late' : 'due';
  return [{ id, day: cityDay(at), time: '', title: text, note, tone, path }];
}

function Days({ week: { today, days }, events }: { readonly week: StaffWeek; readonly events: readonly HomeEvent[] }) {
  const t = useText();
  const { formatDate } = useIntl();
  const row = useRef<HTMLDivElement>(null);
  // on phones the week begins with today
  useEffect(() => {
    const column = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && column) row.current.scrollLeft = column.offsetLeft - row.current.offsetLeft;
  }, []);
  const ofWeek = events.filter(({ day }) => days.some((one) => one.day === day));
  return (
    <>
      <ScrollRegion ref={row} className="home-week" aria-label={t('home.staff.weekTitle')}>
        {days.map(({ day, isFree }) => {
          const isToday = day === today;
          const of = ofWeek.filter((event) => event.day === day);
          const noon = new Date(`${day}T12:00:00Z`);
          return (
            <section
              key={day}
              aria-current={isToday ? 'date' : undefined}
              className={classNames(
                'home-column',
                'round',
                'pad-1',
                isToday ? 'tint-brand' : 'ground',
                isToday && 'is-today',
                isFree && !isToday && 'is-free',
              )}
            >
              <h3 className="t-13 pad-x-1 pad-t-1">
                <b>{formatDate(noon, { timeZone: 'UTC', weekday: 'short' })}</b>{' '}
                <span className="soft num">{noon.getUTCDate()}</span>
              </h3>
              <Stack as="ul" gap={1} className="pad-t-1">
                {of.slice(0, most).map((event) => (
                  <Event key={event.id} event={event} isOver={day < today} />
                ))}
                {of.length > most && (
                  <li className="soft t-12">{t('home.staff.week.more', { count: of.length - most })}</li>
                )}
              </Stack>
            </section>
          );
        })}
      </ScrollRegion>
      {ofWeek.length === 0 && <p className="soft t-13 pad-t-3">{t('home.staff.week.none')}</p>}
    </>
  );
}

/** A number stays in the line of its unit: 6 节, not 6 and 节 below. */
const withUnits = (words: string) => words.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');

function Event({ event, isOver }: { readonly event: HomeEvent; readonly isOver: boolean }) {
  const { time, title, note, tone, path } = event;
  const words = (
    <>
      <b className="clip2" lang={langOf(title)}>
        {time} {withUnits(title)}
      </b>
      {note && (
        <span className="block clip1 soft" lang={langOf(note)}>
          {note}
        </span>
      )}
    </>
  );
  return (
    <li className={classNames('home-event', 'round', 'paper', 't-12', inks[tone])} title={`${time} ${title} ${note}`}>
      <div className={classNames('pad-1', isOver ? 'soft' : 'ink')}>
        {path ? (
          <Link className={isOver ? 'soft' : 'ink'} to={path}>
            {words}
          </Link>
        ) : (
          words
        )}
      </div>
    </li>
  );
}
