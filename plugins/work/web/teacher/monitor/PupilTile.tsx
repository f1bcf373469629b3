import { FormattedMessage, FormattedNumber, FormattedTime, useIntl } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { IconButton } from 'edutech/core/ui/IconButton';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { isInHand } from '../../../model/answering/attempt';
import { minutesOf, type Pupil, shareOf, stateOf } from './rules/board';

const tones: Readonly<Record<ReturnType<typeof stateOf>, TagTone>> = {
  waiting: 'plain',
  doing: 'info',
  handedIn: 'done',
  corrected: 'brand',
  returned: 'star',
};

interface PupilTileProps {
  readonly pupil: Pupil;
  /** Milliseconds. */
  readonly now: number;
  readonly isChosen: boolean;
  /** Somebody who has just done something. */
  readonly isTouched: boolean;
  readonly onChoose: (withShift: boolean) => void;
  readonly onOpen: () => void;
}

/** A pupil on the board: where he stands, how far he is, how long he has been at it. */
export function PupilTile({ pupil, now, isChosen, isTouched, onChoose, onOpen }: PupilTileProps) {
  const intl = useIntl();
  const state = stateOf(pupil);
  const share = shareOf(pupil);
  return (
    <li className={classNames('work-tile', `work-tile-${state}`, isChosen && 'is-chosen', isTouched && 'is-touched')}>
      <button
        type="button"
        className="work-tile-main"
        data-key="choose"
        aria-pressed={isChosen}
        onClick={(event) => onChoose(event.shiftKey)}
      >
        <span className="work-tile-head">
          {pupil.seat > 0 && <small className="num">{String(pupil.seat).padStart(2, '0')}</small>}
          <b>{pupil.name}</b>
          <Tag tone={pupil.isLate ? 'late' : tones[state]}>
            <FormattedMessage id={`work.standing.${state}`} />
            {pupil.isLate && <FormattedMessage id="work.monitor.lateMark" />}
          </Tag>
        </span>
        <span className="work-tile-meter" aria-hidden="true">
          <progress className="meter" max={1} value={share} />
        </span>
        <span className="work-tile-foot num">
          <Time pupil={pupil} now={now} />
          <span>
            <FormattedMessage id="work.monitor.answered" values={{ answered: pupil.answered, items: pupil.items }} />
          </span>
          <b>
            {isInHand(pupil) || pupil.points === null || pupil.open > 0 ? (
              <FormattedNumber value={share} style="percent" />
            ) : (
              <FormattedMessage id="work.monitor.points" values={{ points: pupil.points, of: pupil.of }} />
            )}
          </b>
        </span>
        <Notes pupil={pupil} />
      </button>
      <IconButton
        icon="Eye"
        data-key="open"
        className="work-tile-open"
        label={intl.formatMessage({ id: 'work.monitor.look' }, { name: pupil.name })}
        onClick={onOpen}
      />
    </li>
  );
}

function Time({ pupil, now }: { readonly pupil: Pupil; readonly now: number }) {
  const minutes = minutesOf(pupil, now);
  if (minutes !== null) return <FormattedMessage id="work.minutes" values={{ minutes }} />;
  return <span>–</span>;
}

/** What else there is to know: a deadline of his own, a reminder, answers that came too late. */
function Notes({ pupil: { dueAt, reminded, afterwards } }: { readonly pupil: Pupil }) {
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
    <span className="work-tile-notes">
      {dueAt && (
        <span>
          <FormattedMessage id="work.monitor.until" values={{ time: moment(dueAt) }} />
        </span>
      )}
      {reminded && (
        <span>
          <FormattedMessage id="work.monitor.reminded" values={{ time: moment(reminded) }} />
        </span>
      )}
      {afterwards > 0 && (
        <span>
          <FormattedMessage id="work.monitor.afterwards" values={{ count: afterwards }} />
        </span>
      )}
    </span>
  );
}
