import { useSignals } from '@preact/signals-react/runtime';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type MarkFigures, markFigures, type MarkTask } from '../../../api';
import { routes } from '../../../routes';
import { Progress } from '../../shared/Progress';
import type { TurnQueue } from '../desk/turn-queue';
import { Spread } from './Spread';

interface TaskSideProps {
  readonly projectId: string;
  readonly tasks: readonly MarkTask[];
  readonly task: MarkTask;
  readonly queue: TurnQueue;
}

/** Marks between two readings of the figures. */
const every = 5;

/** What one marks, how one marks beside the others, and the last ones to be changed. */
export function TaskSide({ projectId, tasks, task, queue }: TaskSideProps) {
  useSignals();
  const t = useText();
  const { itemId, part } = task;
  const left = queue.left.value ?? task.left;
  const given = task.given + Math.max(0, task.left - left);
  const place = { projectId, itemId, part };
  const asked = useRead(
    (call, signal) => call(markFigures, place, { signal, quiet: true }),
    { ...place, at: Math.floor(given / every) },
    {
      keeps: true,
    },
  );
  const saving = queue.saving;
  return (
    <Stack as="aside" gap={4} className="card pad-4">
      <nav aria-label={t('marking.mark.tasks')}>
        <Stack as="ul" gap={2}>
          {tasks.map((one) => {
            const isHere = one.itemId === itemId && one.part === part;
            const done = isHere ? given : one.given;
            return (
              <li key={`${one.itemId}/${one.part}`}>
                <Link
                  className={classNames('block', 'pad-2', 'round', isHere && 'tint-brand')}
                  aria-current={isHere ? 'page' : undefined}
                  to={routes.mark.to({ project: projectId, item: one.itemId, part: String(one.part) })}
                >
                  <b>{t('marking.question', { label: one.label, points: one.points })}</b>
                  <Progress done={done} of={done + (isHere ? left : one.left)} />
                </Link>
              </li>
            );
          })}
        </Stack>
      </nav>
      {saving && (
        <SaveState saving={saving.state === 'failed' ? { state: 'failed', retry: () => void queue.flush() } : saving} />
      )}
      {asked.data && <Quality figures={asked.data} task={task} />}
      <Stack as="section" gap={2}>
        <h2 className="t-14 strong">{t('marking.mark.last')}</h2>
        {queue.last.value.length === 0 && <p className="note">{t('marking.mark.last.none')}</p>}
        <ul>
          {queue.last.value.slice(0, 3).map((turn) => (
            <Row as="li" key={turn.turnId}>
              <span className="grow num">{turn.code}</span>
              <b className="num">
                {turn.problem
                  ? t(`marking.problem.${turn.problem}`)
                  : t('marking.points', { points: turn.points ?? 0 })}
              </b>
              <Button look="link" size="small" onClick={() => queue.change(turn)}>
                {t('marking.mark.change')}
              </Button>
            </Row>
          ))}
        </ul>
        {queue.isChanging && <Button onClick={() => queue.change(null)}>{t('marking.mark.goOn')}</Button>}
      </Stack>
    </Stack>
  );
}

function Quality({ figures, task }: { readonly figures: MarkFigures; readonly task: MarkTask }) {
  const t = useText();
  const { own, group, paired, agreed, arbitrated, repeated, consistent } = figures;
  const number = (value: number | null) =>
    value === null ? '–' : <FormattedNumber value={value} maximumFractionDigits={1} />;
  return (
    <Stack as="section" gap={2}>
      <h2 className="t-14 strong">{t('marking.mark.quality')}</h2>
      <dl className="marking-facts">
        {paired > 0 && (
          <div>
            <dt>{t('marking.mark.agreement', { limit: task.limit })}</dt>
            <dd>
              <FormattedNumber value={agreed / paired} style="percent" maximumFractionDigits={0} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('marking.mark.mean', { group: number(group.mean) })}</dt>
          <dd>{number(own.mean)}</dd>
        </div>
        <div>
          <dt>{t('marking.mark.pace', { group: number(group.seconds) })}</dt>
          <dd>{t('marking.seconds', { seconds: number(own.seconds) })}</dd>
        </div>
        {arbitrated > 0 && (
          <div>
            <dt>{t('marking.mark.arbitrated')}</dt>
            <dd>{arbitrated}</dd>
          </div>
        )}
        {repeated > 0 && (
          <div>
            <dt>{t('marking.mark.consistent')}</dt>
            <dd>{t('marking.progress', { done: consistent, of: repeated })}</dd>
          </div>
        )}
      </dl>
      <Spread own={own} group={group} of={task.points} />
    </Stack>
  );
}
