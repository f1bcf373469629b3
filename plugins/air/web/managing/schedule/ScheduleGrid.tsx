import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { FormattedDate } from 'react-intl';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { EditedWeek } from '../../../api';
import { type Conflict, isBlocking, type Slot } from '../../../model/timetable/conflicts';
import { weekdays } from 'edutech/core/common/time/weeks';
import { draggedLesson, draggedSlot, startSlotDrag } from './dragging';
import { steps } from './slot-keys';
import type { useSchedule } from './use-schedule';

export interface Time {
  readonly weekday: number;
  readonly period: number;
}
type Schedule = ReturnType<typeof useSchedule>;

interface GridProps {
  readonly week: EditedWeek;
  readonly schedule: Schedule;
  /** Where the next lesson goes. */
  readonly target: Time | null;
  readonly onTarget: (time: Time) => void;
}

const isAt = (slot: Time, time: Time) => slot.weekday === time.weekday && slot.period === time.period;

/** Days beside each other, periods below each other: lessons are dragged, or moved by Alt and arrow keys. */
export function ScheduleGrid({ week, schedule, target, onTarget }: GridProps) {
  const t = useText();
  const moveFocus = useMovedFocus();
  const move = (slot: Slot, to: Time) => {
    if (to.weekday < 1 || to.weekday > 7 || to.period < 1 || to.period > week.periods.length) return;
    schedule.move(slot, to);
    moveFocus(`${slot.resourceId} ${to.weekday} ${to.period}`);
  };
  return (
    <div className="card scrolls-x">
      <table className="air-schedule-grid wide">
        <thead>
          <tr>
            <th className="pad-2" scope="col">
              <span className="visually-hidden">{t('air.schedule.time')}</span>
            </th>
            {weekdays.map((weekday) => (
              <th className="pad-2" key={weekday} scope="col">
                {t(`air.weekday.${weekday}`)}
                <small>
                  <FormattedDate
                    value={`${week.days[weekday - 1]}T00:00:00+08:00`}
                    timeZone="Asia/Shanghai"
                    month="numeric"
                    day="numeric"
                  />
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.periods.map(({ starts, ends }, nth) => (
            <tr key={starts}>
              <th className="pad-2" scope="row">
                {t('air.schedule.period', { period: nth + 1 })}
                <small className="num">
                  {starts}–{ends}
                </small>
              </th>
              {weekdays.map((weekday) => {
                const time = { weekday, period: nth + 1 };
                return (
                  <Cell
                    key={weekday}
                    time={time}
                    schedule={schedule}
                    isTarget={target !== null && isAt(target, time)}
                    onTarget={() => onTarget(time)}
                    onMove={move}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Keeps the focus on a lesson that was moved into another cell. */
function useMovedFocus() {
  const wanted = useRef<string | null>(null);
  // After the lesson is drawn at its new time
  useEffect(() => {
    if (!wanted.current) return;
    document.querySelector<HTMLElement>(`[data-slot="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return (slot: string) => {
    wanted.current = slot;
  };
}

interface CellProps {
  readonly time: Time;
  readonly schedule: Schedule;
  readonly isTarget: boolean;
  readonly onTarget: () => void;
  readonly onMove: (slot: Slot, to: Time) => void;
}

function Cell({ time, schedule, isTarget, onTarget, onMove }: CellProps) {
  const t = useText();
  const slots = schedule.slots.filter((slot) => isAt(slot, time));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const lesson = draggedLesson(event);
    const from = draggedSlot(event);
    const slot = from && schedule.slots.find((one) => isAt(one, from) && one.resourceId === from.resourceId);
    if (lesson) schedule.put(lesson, time);
    else if (slot && !isAt(slot, time)) onMove(slot, time);
  };
  const place = t('air.schedule.place', { day: t(`air.weekday.${time.weekday}`), period: time.period });
  return (
    <td data-target={isTarget || undefined} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {slots.map((slot) => (
        <SlotCard
          key={slot.resourceId}
          slot={slot}
          schedule={schedule}
          conflicts={schedule.conflicts.filter((one) => isAt(one, slot) && one.resourceId === slot.resourceId)}
          onMove={onMove}
        />
      ))}
      <button
        type="button"
        className="air-schedule-add wide soft pressable round bare"
        aria-pressed={isTarget}
        aria-label={place}
        onClick={onTarget}
      >
        +
      </button>
    </td>
  );
}

interface SlotCardProps {
  readonly slot: Slot;
  readonly schedule: Schedule;
  readonly conflicts: readonly Conflict[];
  readonly onMove: (slot: Slot, to: Time) => void;
}

function SlotCard({ slot, schedule, conflicts, onMove }: SlotCardProps) {
  const t = useText();
  const lesson = schedule.known.get(slot.resourceId);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.altKey && step) {
      event.preventDefault();
      onMove(slot, { weekday: slot.weekday + step.weekday, period: slot.period + step.period });
    } else if (event.key === 'Delete') schedule.remove(slot);
  };
  const wrong = conflicts.some(({ kind }) => isBlocking(kind)) ? 'wrong' : conflicts.length > 0 ? 'careful' : undefined;
  return (
    <Row
      align="stretch"
      gap={0}
      className={`round relative below-1 air-slot hue-${lesson?.hue ?? 'science'}`}
      data-state={wrong}
    >
      <button
        type="button"
        className="air-slot-name"
        draggable
        data-slot={`${slot.resourceId} ${slot.weekday} ${slot.period}`}
        onDragStart={(event) => startSlotDrag(event, slot)}
        onKeyDown={press}
      >
        <b lang={langOf(lesson?.name)}>{lesson?.name ?? '–'}</b>
        <small className="soft">{[lesson?.subject, lesson?.teacher].filter(Boolean).join(' · ')}</small>
        {conflicts.map(({ kind }) => (
          <small key={kind} className="air-slot-conflict ink-late">
            {t(`air.conflict.${kind}`)}
          </small>
        ))}
      </button>
      <IconButton
        icon="Dismiss"
        label={t('air.schedule.remove', { name: lesson?.name ?? '' })}
        onClick={() => schedule.remove(slot)}
      />
    </Row>
  );
}
