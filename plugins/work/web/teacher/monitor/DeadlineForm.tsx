import { Chip } from 'edutech/core/ui/Chip';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { useRevalidator } from 'react-router';
import { extendDeadlines, reopenAttempts } from '../../../api';
import type { Moving } from './rules/moving';
import type { Board } from './rules/board';
import { momentsFor } from './rules/moments';

interface DeadlineFormProps extends Moving {
  readonly board: Pick<Board, 'assignmentId' | 'dueAt' | 'className'>;
  /** Milliseconds. */
  readonly now: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A later deadline, for a class or for some of it; of what was handed in, one until which students go on with it. */
export function DeadlineForm({ board, now, what, people, onDone, onClose }: DeadlineFormProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const { assignmentId } = board;
  const offered = momentsFor(what, now, board.dueAt);
  const form = useForm<{ dueAt: string | null }>({
    name: 'work.deadline',
    initial: { dueAt: offered[0]?.moment ?? null },
    check: ({ dueAt }) => {
      if (!dueAt || Date.parse(dueAt) <= Date.now()) return { dueAt: 'work.error.deadlinePast' };
      return what === 'extend' && Date.parse(dueAt) < Date.parse(board.dueAt) && !people
        ? { dueAt: 'work.error.deadlineEarlier' }
        : {};
    },
    save: ({ dueAt }) => {
      const attemptIds = people?.map(({ attemptId }) => attemptId);
      if (what === 'reopen')
        return call(reopenAttempts, { assignmentId, attemptIds: attemptIds ?? [], dueAt: dueAt! }, { quiet: true });
      return call(extendDeadlines, { assignmentId, dueAt: dueAt!, ...(attemptIds && { attemptIds }) }, { quiet: true });
    },
    onSaved: () => {
      messages.show(`work.monitor.done.${what}`, { tone: 'success', values: { count: people?.length ?? 0 } });
      void revalidator.revalidate();
      onDone();
      onClose();
    },
  });
  const field = form.field('dueAt');
  return (
    <FormDialog
      title={t(`work.monitor.${what}.title`, { count: people?.length ?? 0, class: board.className })}
      form={form}
      onClose={onClose}
      submit={t(`work.monitor.${what}`)}
    >
      {what === 'reopen' && <p className="note">{t('work.monitor.reopen.text')}</p>}
      <MomentField
        label={t('work.deadline.new')}
        value={field.value}
        error={field.error?.key && t(field.error.key)}
        onChange={field.onChange}
        required
      />
      <div className="reasons">
        {offered.map(({ id, moment }) => (
          <Chip key={id} selected={field.value === moment} onClick={() => field.onChange(moment)}>
            {t(id)}
          </Chip>
        ))}
      </div>
    </FormDialog>
  );
}
