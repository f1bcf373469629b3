import { Link, useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableConflict } from '../../../api';
import { placesFor } from '../../../model/timetable/conflicts';
import type { DeskParts } from './DeskGrid';
import { isAt } from './lifting';

/** More of them nobody reads at once. */
const mostShown = 8;

/** What keeps the draft from being published, each with a remedy; and what is only to be thought about. */
export function Conflicts(props: DeskParts) {
  const t = useText();
  const { conflicts } = props.state;
  const blocking = conflicts.filter(({ kind }) => kind !== 'row');
  const shown = [...blocking, ...conflicts.filter(({ kind }) => kind === 'row')].slice(0, mostShown);
  return (
    <section aria-label={t('organisation.timetable.conflicts.title')}>
      <h2 className="t-head below-2">
        {t('organisation.timetable.conflicts.title')}{' '}
        <small className="muted regular">
          {t('organisation.timetable.conflicts.count', { count: blocking.length })}
        </small>
      </h2>
      <Stack as="ul" gap={2}>
        {shown.map((conflict) => (
          <Conflict
            key={`${conflict.kind} ${conflict.weekday} ${conflict.period} ${conflict.name}`}
            conflict={conflict}
            {...props}
          />
        ))}
      </Stack>
      {conflicts.length > mostShown && (
        <p className="fine above-2">
          {t('organisation.timetable.conflicts.more', { count: conflicts.length - mostShown })}
        </p>
      )}
    </section>
  );
}

function Conflict({ conflict, ...parts }: DeskParts & { readonly conflict: TimetableConflict }) {
  const t = useText();
  const { search } = useLocation();
  const { kind, weekday, period, name, classes, periods } = conflict;
  const isHard = kind !== 'row';
  const names = classes.map((one) => one.name).join('、');
  const others = classes.filter(({ id }) => id !== parts.desk.classId);
  return (
    <li className={classNames('organisation-conflict', 'round-card', 'pad-3', isHard ? 'tint-late' : 'tint-star')}>
      <Row align="start">
        <Icon name={isHard ? 'Warning' : 'Info'} size={16} />
        <div className="shrink">
          <b className="block">
            {t('organisation.timetable.time', { weekday: t(`organisation.timetable.weekday.${weekday}`), period })}{' '}
            {name}
          </b>
          <small>{t(`organisation.timetable.conflict.${kind}`, { classes: names, periods: periods.join('、') })}</small>
          <Row wrap gap="half" className="above-2">
            <Remedy conflict={conflict} {...parts} />
            {others.slice(0, 2).map(({ id, name: other }) => (
              <Link key={id} className="t-13" to={changed(new URLSearchParams(search), { class: id })}>
                {other}
              </Link>
            ))}
          </Row>
        </div>
      </Row>
    </li>
  );
}

/** The first time at which the lesson of this class has no conflict. */
function Remedy({ conflict, desk, state, lifting }: DeskParts & { readonly conflict: TimetableConflict }) {
  const t = useText();
  const slot = state.slots.find((one) => isAt(one, conflict));
  if (!slot || conflict.kind === 'row' || !conflict.classes.some(({ id }) => id === desk.classId)) return null;
  const times = lifting.days.flatMap((weekday) => desk.periods.map((_, at) => ({ weekday, period: at + 1 })));
  const rooms = new Map(desk.rooms.map(({ name, classes }) => [name, classes]));
  const places = placesFor(slot, times, { own: state.slots, elsewhere: desk.elsewhere, rooms });
  const best = places.find(({ refusal, ...time }) => !refusal && !isAt(time, slot));
  if (!best) return null;
  return (
    <Button size="small" onClick={() => state.move(slot, best)}>
      {t('organisation.timetable.remedy', {
        time: t('organisation.timetable.time', {
          weekday: t(`organisation.timetable.weekday.${best.weekday}`),
          period: best.period,
        }),
      })}
    </Button>
  );
}
