import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableDesk } from '../../../api';
import type { TimetableSlot, Weeks } from '../../../model/timetable/lessons';
import { type DeskParts, leaveSpace } from './DeskGrid';
import { hueOf, teacherOf, titleOf } from './said-slot';

type Need = TimetableDesk['needs'][number];

/** Lessons count half where they are in odd or even weeks only. */
const worth = (weeks: Weeks) => (weeks === 0 ? 1 : 0.5);

const isOf = (slot: TimetableSlot, { subjectId, title, weeks }: Need) =>
  slot.subjectId === subjectId && slot.title === title && slot.weeks === weeks;

/** What the class must have each week, with how much of it has a time; dragged into the week, or lifted there by keys. */
export function Shelf({ desk, state, lifting }: DeskParts) {
  const t = useText();
  const { slots } = state;
  const placed = slots.reduce((sum, { weeks }) => sum + worth(weeks), 0);
  const times = lifting.days.length * desk.periods.length;
  return (
    <section aria-label={t('organisation.timetable.needs')}>
      <h2 className="t-head below-2">
        {t('organisation.timetable.needs')}{' '}
        <small className="muted regular num">
          {placed} / {times}
        </small>
      </h2>
      <ul className="organisation-shelf">
        {desk.needs.map((need) => {
          const count = slots.filter((slot) => isOf(slot, need)).length;
          const isShort = need.lessons !== null && count < need.lessons;
          const slot: TimetableSlot = { ...need, classId: desk.classId!, weekday: 0, period: 0, room: '' };
          return (
            <li key={`${need.subjectId} ${need.title} ${need.weeks}`}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the subject's name is in it */}
              <button
                type="button"
                draggable
                className={classNames('organisation-need', `hue-${hueOf(desk, need)}`, isShort && 'is-short')}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', titleOf(desk, need));
                  lifting.lift(slot);
                }}
                onDragEnd={lifting.drop}
                onKeyDown={(event) => {
                  if (event.key !== ' ' || lifting.lifted) return;
                  event.preventDefault();
                  lifting.lift(slot, { weekday: 1, period: 1 });
                }}
                onKeyUp={leaveSpace}
                onClick={() => lifting.lift(slot, { weekday: 1, period: 1 })}
              >
                <Row as="span">
                  <b className="clip1">{titleOf(desk, need)}</b>
                  <small className="soft clip1 grow">
                    {teacherOf(desk, need)}{' '}
                    {need.weeks !== 0 &&
                      t(need.weeks === 1 ? 'organisation.timetable.odd' : 'organisation.timetable.even')}
                  </small>
                  <small className={classNames('num', 'fixed', isShort ? 'ink-late' : 'ink-done')}>
                    {need.lessons === null
                      ? count
                      : isShort
                        ? t('organisation.timetable.short', { count: need.lessons - count })
                        : `${count} / ${need.lessons}`}
                  </small>
                </Row>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="fine above-2">{t('organisation.timetable.shelfHint')}</p>
    </section>
  );
}
