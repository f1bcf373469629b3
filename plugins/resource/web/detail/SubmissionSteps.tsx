import { cityMinute } from 'edutech/core/common/time/city-time';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Submission } from '../../api/records';

const moment = (time: string | null) => (time ? cityMinute(new Date(time)) : '');

/** The way of a submission: handed in, being audited, how it ended. */
export function SubmissionSteps({
  submission: { state, wanted, submitted, due, decided },
}: {
  readonly submission: Submission;
}) {
  const t = useText();
  const isOpen = state === 'waiting';
  return (
    <ol className="resource-steps">
      <Stack as="li" gap={0} className="resource-step-done note pad-t-2">
        {t(`resource.audit.step.submitted.${wanted}`)}
        <small className="num">{moment(submitted)}</small>
      </Stack>
      <Stack
        as="li"
        gap={0}
        className={isOpen ? 'resource-step-now note pad-t-2' : 'resource-step-done note pad-t-2'}
        aria-current={isOpen ? 'step' : undefined}
      >
        {t('resource.audit.step.waiting')}
        {isOpen && <small className="num">{t('resource.audit.due', { time: moment(due) })}</small>}
      </Stack>
      <Stack
        as="li"
        gap={0}
        className={classNames(
          'pad-t-2',
          'note',
          state === 'passed' && 'resource-step-done',
          state === 'returned' && 'resource-step-returned',
        )}
        aria-current={isOpen ? undefined : 'step'}
      >
        {t(`resource.audit.step.${isOpen ? 'end' : state}`)}
        {decided && <small className="num">{moment(decided)}</small>}
      </Stack>
    </ol>
  );
}
