import { FormattedMessage, useIntl } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { momentOfField } from 'edutech/core/common/time/moment-field';
import { Chip } from 'edutech/core/ui/Chip';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { MomentField } from 'edutech/core/ui/form/MomentField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useMessages, useCall } from 'edutech/core/web/hooks';
import { useRevalidator } from 'react-router';
import { extendDeadlines, reopenAttempts } from '../../../api';
import type { Moving } from './MonitorView';
import type { Board } from './rules/board';

interface DeadlineFormProps extends Moving {
  readonly board: Pick<Board, 'assignmentid' | 'dueat' | 'classname'>;
  /** Milliseconds. */
  readonly now: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const hour = 3_600_000;
const fiveMinutes = 300_000;
const dayLater = (now: number, days: number, time: string) =>
  momentOfField(`${cityDay(new Date(now + days * 24 * hour))}T${time}`)!;

/** Moments that are chosen again and again; those that are over, or before the deadline that stands, are not offered. */
const usual = (now: number, after: number) =>
  [
    { id: 'work.deadline.hour', moment: new Date(Math.ceil((now + hour) / fiveMinutes) * fiveMinutes).toISOString() },
    { id: 'work.deadline.tonight', moment: dayLater(now, 0, '21:00') },
    { id: 'work.deadline.tomorrow', moment: dayLater(now, 1, '07:40') },
    { id: 'work.deadline.tomorrowNight', moment: dayLater(now, 1, '21:00') },
    { id: 'work.deadline.inThreeDays', moment: dayLater(now, 3, '21:00') },
    { id: 'work.deadline.inAWeek', moment: dayLater(now, 7, '21:00') },
  ].filter(({ moment }) => Date.parse(moment) > after);

/** A later deadline, for a class or for some of it; of what was handed in, one until which pupils go on with it. */
export function DeadlineForm({ board, now, what, people, onDone, onClose }: DeadlineFormProps) {
  const intl = useIntl();
  const call = useCall();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const { assignmentid } = board;
  const offered = usual(now, what === 'reopen' ? now : Math.max(now, Date.parse(board.dueat)));
  const form = useForm<{ dueat: string | null }>({
    name: 'work.deadline',
    initial: { dueat: offered[0]?.moment ?? null },
    check: ({ dueat }) => {
      if (!dueat || Date.parse(dueat) <= Date.now()) return { dueat: 'work.error.deadlinePast' };
      return what === 'extend' && Date.parse(dueat) < Date.parse(board.dueat) && !people
        ? { dueat: 'work.error.deadlineEarlier' }
        : {};
    },
    save: ({ dueat }) => {
      const attemptids = people?.map(({ attemptid }) => attemptid);
      if (what === 'reopen')
        return call(reopenAttempts, { assignmentid, attemptids: attemptids ?? [], dueat: dueat! }, { quiet: true });
      return call(extendDeadlines, { assignmentid, dueat: dueat!, ...(attemptids && { attemptids }) }, { quiet: true });
    },
    onSaved: () => {
      messages.show(`work.monitor.done.${what}`, { tone: 'success', values: { count: people?.length ?? 0 } });
      void revalidator.revalidate();
      onDone();
      onClose();
    },
  });
  const field = form.field('dueat');
  return (
    <FormDialog
      title={
        <FormattedMessage
          id={`work.monitor.${what}.title`}
          values={{ count: people?.length ?? 0, class: board.classname }}
        />
      }
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id={`work.monitor.${what}`} />}
    >
      {what === 'reopen' && (
        <p className="form-note">
          <FormattedMessage id="work.monitor.reopen.text" />
        </p>
      )}
      <MomentField
        label={intl.formatMessage({ id: 'work.deadline.new' })}
        value={field.value}
        error={field.error?.key && intl.formatMessage({ id: field.error.key })}
        onChange={field.onChange}
        required
      />
      <div className="reasons">
        {offered.map(({ id, moment }) => (
          <Chip key={id} selected={field.value === moment} onClick={() => field.onChange(moment)}>
            <FormattedMessage id={id} />
          </Chip>
        ))}
      </div>
    </FormDialog>
  );
}
