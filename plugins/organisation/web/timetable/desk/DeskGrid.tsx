import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableDesk } from '../../../api';
import { meet, type TimetableSlot, type Weeks } from '../../../model/timetable/lessons';
import { clockOf, rowsOf } from '../shared/week-rows';
import { isAt, keyOf, type Lifting, type Time } from './lifting';
import { hueOf, saidPlace, teacherOf, titleOf } from './said-slot';
import type { DeskState } from './use-desk';

export interface DeskParts {
  readonly desk: TimetableDesk;
  readonly state: DeskState;
  readonly lifting: Lifting;
}

interface DeskGridProps extends DeskParts {
  /** Which weeks are shown: all, odd or even ones. */
  readonly weeks: Weeks;
  readonly onOpen: (slot: TimetableSlot) => void;
}

/** The week of a class: lessons are dragged, or lifted by the space bar and moved by arrow keys. */
export function DeskGrid(props: DeskGridProps) {
  const t = useText();
  const { desk, lifting } = props;
  return (
    <div className="scrolls-x pad-2">
      <table className="organisation-week organisation-desk wide">
        <thead>
          <tr>
            <th scope="col" className="organisation-week-times">
              <span className="visually-hidden">{t('organisation.timetable.period')}</span>
            </th>
            {lifting.days.map((weekday) => (
              <th key={weekday} scope="col" className="organisation-day">
                <b className="block">{t(`organisation.timetable.weekday.${weekday}`)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(desk.periods).map((row) =>
            row.kind === 'break' ? (
              <tr key={`break ${row.after}`}>
                <td colSpan={lifting.days.length + 1} className="organisation-break">
                  {t(row.isNoon ? 'organisation.timetable.noon' : 'organisation.timetable.break')} {clockOf(row.starts)}
                  –{clockOf(row.ends)}
                </td>
              </tr>
            ) : (
              <tr key={row.period}>
                <th scope="row" className="organisation-week-times">
                  <b className="block">{row.period}</b>
                  <small className="block num muted">{clockOf(row.starts)}</small>
                </th>
                {lifting.days.map((weekday) => (
                  <Cell key={weekday} time={{ weekday, period: row.period }} {...props} />
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
      <LiftedWords {...props} />
    </div>
  );
}

/** Where the lifted lesson is, for people who do not see it. */
function LiftedWords({ desk, lifting: { lifted } }: DeskParts) {
  const t = useText();
  const place = lifted?.target && lifted.places.find((one) => isAt(one, lifted.target!));
  return (
    <p className="visually-hidden" aria-live="assertive">
      {place &&
        t('organisation.timetable.over', {
          weekday: t(`organisation.timetable.weekday.${place.weekday}`),
          period: place.period,
          place: saidPlace(t, desk, place),
        })}
    </p>
  );
}

function Cell({ time, ...props }: DeskGridProps & { readonly time: Time }) {
  const t = useText();
  const { desk, state, lifting, weeks } = props;
  const { lifted } = lifting;
  const slots = state.slots.filter((slot) => isAt(slot, time) && meet(slot.weeks, weeks));
  const place = lifted?.places.find((one) => isAt(one, time));
  const isOwn = lifted !== null && isAt(lifted.slot, time);
  const isTarget = lifted?.target !== null && lifted !== null && isAt(lifted.target, time);
  const isWrong = state.conflicts.some(
    ({ kind, weekday, period, classes }) =>
      kind !== 'row' && isAt({ weekday, period }, time) && classes.some(({ id }) => id === desk.classId),
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and the space bar put down what was lifted by them
    <td
      className={classNames(
        place && !isOwn && (place.refusal ? 'is-refused' : 'is-good'),
        isTarget && 'is-target',
        isWrong && !lifted && 'is-wrong',
      )}
      onDragOver={(event) => {
        if (!place || place.refusal) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }}
      onDrop={(event) => {
        event.preventDefault();
        lifting.put(time);
      }}
      onClick={() => lifted && lifting.put(time)}
    >
      {slots.map((slot) => (
        <SlotButton key={keyOf(slot)} slot={slot} {...props} />
      ))}
      {slots.length === 0 && <span className="organisation-hole block round" aria-hidden="true" />}
      {place && !isOwn && (place.refusal || isTarget) && (
        <small className="organisation-verdict">{saidPlace(t, desk, place)}</small>
      )}
    </td>
  );
}

/** The space bar lifts and puts down; letting go of it presses nothing. */
export const leaveSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault();
};

function SlotButton({ slot, desk, state, lifting, onOpen }: DeskGridProps & { readonly slot: TimetableSlot }) {
  const t = useText();
  const { lifted } = lifting;
  const isLifted = lifted?.slot === slot;
  const focused = useFocusWhenLanded(slot, lifting);
  const weeks = slot.weeks !== 0 && t(slot.weeks === 1 ? 'organisation.timetable.odd' : 'organisation.timetable.even');
  const press = (event: KeyboardEvent) => {
    if (lifted) return;
    if (event.key === ' ') lifting.lift(slot, slot);
    else if (event.key === 'Delete') state.remove(slot);
    else return;
    event.preventDefault();
  };
  return (
    <button
      ref={focused}
      type="button"
      draggable
      className={classNames('organisation-lesson', `hue-${hueOf(desk, slot)}`, isLifted && 'is-lifted')}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', titleOf(desk, slot));
        lifting.lift(slot);
      }}
      onDragEnd={lifting.drop}
      onKeyDown={press}
      onKeyUp={leaveSpace}
      onClick={() => !lifted && onOpen(slot)}
    >
      <b className="block clip1">{titleOf(desk, slot)}</b>
      <small className="block clip1 soft">
        {[weeks, teacherOf(desk, slot), slot.room].filter(Boolean).join(' · ')}
      </small>
    </button>
  );
}

/** The lesson that keys have put down has the focus again at its new time. */
function useFocusWhenLanded(slot: TimetableSlot, { landed, forget }: Lifting) {
  const button = useRef<HTMLButtonElement>(null);
  const hasLanded = landed === keyOf(slot);
  // After the lesson is drawn at its new time
  useEffect(() => {
    if (!hasLanded) return;
    button.current?.focus();
    forget();
  });
  return button;
}
