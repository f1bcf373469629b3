import { FormattedNumber, FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { IconButton } from 'edutech/core/ui/IconButton';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { isInHand } from '../../../model/answering/attempt';
import { minutesOf, type Student, shareOf, stateOf } from './rules/board';

const tones: Readonly<Record<ReturnType<typeof stateOf>, TagTone>> = {
  waiting: 'plain',
  doing: 'info',
  handedIn: 'done',
  corrected: 'brand',
  returned: 'star',
};

interface StudentTileProps {
  readonly student: Student;
  /** Milliseconds. */
  readonly now: number;
  readonly isChosen: boolean;
  /** Somebody who has just done something. */
  readonly isTouched: boolean;
  readonly onChoose: (withShift: boolean) => void;
  readonly onOpen: () => void;
}

/** A student on the board: where he stands, how far he is, how long he has been at it. */
export function StudentTile({ student, now, isChosen, isTouched, onChoose, onOpen }: StudentTileProps) {
  const t = useText();
  const state = stateOf(student);
  const share = shareOf(student);
  return (
    <li className={classNames('work-tile', `work-tile-${state}`, isChosen && 'is-chosen', isTouched && 'is-touched')}>
      <Stack
        as="button"
        packed
        gap={2}
        type="button"
        className="work-tile-main pad-y-3 pad-x-3 round-card text-start pressable hovers"
        data-key="choose"
        aria-pressed={isChosen}
        onClick={(event) => onChoose(event.shiftKey)}
      >
        <Row as="span" className="work-tile-head shrink">
          {student.seat > 0 && <small className="num fine">{String(student.seat).padStart(2, '0')}</small>}
          <b className="clipped shrink t-strong nowrap">{student.name}</b>
          <Tag tone={student.isLate ? 'late' : tones[state]}>
            {t(`work.standing.${state}`)}
            {student.isLate && t('work.monitor.lateMark')}
          </Tag>
        </Row>
        <span aria-hidden="true">
          <progress className="meter block wide" max={1} value={share} />
        </span>
        <Row as="span" align="stretch" justify="between" className="work-tile-foot num note">
          <Time student={student} now={now} />
          <span>{t('work.monitor.answered', { answered: student.answered, items: student.items })}</span>
          <b className="ink">
            {isInHand(student) || student.points === null || student.open > 0 ? (
              <FormattedNumber value={share} style="percent" />
            ) : (
              t('work.monitor.points', { points: student.points, of: student.of })
            )}
          </b>
        </Row>
        <Notes student={student} />
      </Stack>
      <IconButton
        icon="Eye"
        data-key="open"
        className="work-tile-open no-print"
        label={t('work.monitor.look', { name: student.name })}
        onClick={onOpen}
      />
    </li>
  );
}

function Time({ student, now }: { readonly student: Student; readonly now: number }) {
  const t = useText();
  const minutes = minutesOf(student, now);
  if (minutes !== null) return t('work.minutes', { minutes });
  return <span>–</span>;
}

/** What else there is to know: a deadline of his own, a reminder, answers that came too late. */
function Notes({ student: { dueAt, reminded, afterwards } }: { readonly student: Student }) {
  const t = useText();
  if (!dueAt && !reminded && afterwards === 0) return null;
  const moment = (value: string) => (
    <FormattedTime
      value={value}
      month="numeric"
      day="numeric"
      hour="2-digit"
      minute="2-digit"
      hourCycle="h23"
      timeZone={cityTimeZone}
    />
  );
  return (
    <Row as="span" align="stretch" wrap rows="half" className="ink-due t-12">
      {dueAt && <span>{t('work.monitor.until', { time: moment(dueAt) })}</span>}
      {reminded && <span>{t('work.monitor.reminded', { time: moment(reminded) })}</span>}
      {afterwards > 0 && <span>{t('work.monitor.afterwards', { count: afterwards })}</span>}
    </Row>
  );
}
