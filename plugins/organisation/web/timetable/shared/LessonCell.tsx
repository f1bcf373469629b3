import { useIntl } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { DayLesson } from '../../../api';
import { saidDifference } from './said-difference';
import { isOver, shareOver } from './week-rows';

interface LessonCellProps {
  readonly lesson: DayLesson;
  /** A teacher's week names classes, a class's names teachers. */
  readonly names: 'classes' | 'teachers';
  /** The reader teaches it. */
  readonly isOwn: boolean;
  readonly now: Date;
  /** Pressed, for administrators, who may change it. */
  readonly onChoose?: (lesson: DayLesson) => void;
}

/** A lesson in its cell: what, who, where; what is different says so. */
export function LessonCell({ lesson, names, isOwn, now, onChoose }: LessonCellProps) {
  const t = useText();
  const intl = useIntl();
  const { subject, className, teacher, room, hue, weeks, difference, isHeld } = lesson;
  const share = isHeld ? shareOver(lesson, now) : null;
  const [title, note] = names === 'classes' ? [className, [subject, room]] : [subject, [teacher, room]];
  const words = (
    <>
      <b className="block clip1">{title}</b>
      <small className="block clip1 soft">
        {difference ? saidDifference(t, intl, lesson) : note.filter(Boolean).join(' · ')}
      </small>
      {difference && difference.kind !== 'free' && (
        <Tag tone="star" className="organisation-lesson-tag">
          {t(`organisation.timetable.sign.${difference.kind}`)}
        </Tag>
      )}
      {!difference && weeks !== 0 && (
        <Tag className="organisation-lesson-tag">
          {t(weeks === 1 ? 'organisation.timetable.odd' : 'organisation.timetable.even')}
        </Tag>
      )}
      {share !== null && <NowLine share={share} now={now} />}
    </>
  );
  const frame = classNames(
    'organisation-lesson',
    `hue-${hue}`,
    isOwn && 'is-own',
    difference && 'is-changed',
    !isHeld && 'is-off',
    share !== null && 'is-on',
    isOver(lesson, now) && 'is-over',
  );
  if (!onChoose || difference?.kind === 'free') return <div className={frame}>{words}</div>;
  return (
    <button type="button" className={frame} onClick={() => onChoose(lesson)}>
      {words}
    </button>
  );
}

/** The time, as a line through the lesson that is on. */
function NowLine({ share, now }: { readonly share: number; readonly now: Date }) {
  const intl = useIntl();
  const time = intl.formatTime(now, {
    timeZone: cityTimeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <span className="organisation-now" style={{ insetBlockStart: `${share * 100}%` }}>
      <i className="num">{time}</i>
    </span>
  );
}
