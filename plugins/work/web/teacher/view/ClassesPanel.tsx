import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { releaseAnswers, restoreAssignments, withdrawAssignments } from '../../../api';
import type { Assignment } from '../../../api/publishing';
import { byPersonAddress, monitorAddress, peerAddress, summaryAddress } from '../../shared/addresses';
import { Deadline } from '../Deadline';
import type { ViewData } from './load-view';

/** The classes that have it: how far each is, and the ways to its board and to correcting. */
export function ClassesPanel({ data: { published, at } }: { readonly data: ViewData }) {
  const t = useText();
  return (
    <Panel title={t('work.view.classes')} className="no-print">
      <ul>
        {published.assignments.map((one) => (
          <ClassRow key={one.assignmentId} one={one} homeworkId={published.homeworkId} now={at} />
        ))}
      </ul>
    </Panel>
  );
}

interface ClassRowProps {
  readonly one: Assignment;
  readonly homeworkId: string;
  readonly now: number;
}

function ClassRow({ one, homeworkId, now }: ClassRowProps) {
  const t = useText();
  const { assignmentId, className, students, submitted, corrected, late, rate, withdrawn, released } = one;
  const waiting = submitted - corrected;
  return (
    <li
      className={
        withdrawn ? 'work-class is-withdrawn pad-y-2 pad-x-4 ruled-top' : 'work-class pad-y-2 pad-x-4 ruled-top'
      }
    >
      <Row wrap rows="half" className="work-class-name">
        <b>{className}</b>
        {withdrawn && <Tag tone="late">{t('work.view.withdrawn')}</Tag>}
        {released && !withdrawn && <Tag tone="done">{t('work.view.released')}</Tag>}
        <small className="soft">
          <Deadline moment={one.dueAt} lateUntil={one.lateUntil} now={now} />
        </small>
      </Row>
      <Row as="dl" align="stretch" gap={4} className="work-class-figures">
        <Figure name="submitted" value={submitted} of={students} />
        <Figure name="corrected" value={corrected} of={submitted} />
        <div>
          <dt className="fine">{t('work.view.late')}</dt>
          <dd className="num">{late}</dd>
        </div>
        <div>
          <dt className="fine">{t('work.view.rate')}</dt>
          <dd className="num">
            {rate === null ? '–' : <FormattedNumber value={rate} style="percent" minimumFractionDigits={1} />}
          </dd>
        </div>
      </Row>
      <Row as="span" justify="end" className="work-class-acts">
        {!withdrawn && (
          <>
            <Button size="small" icon="Grid" to={monitorAddress(assignmentId)}>
              {t('work.view.board')}
            </Button>
            <Button
              size="small"
              look={waiting > 0 ? 'soft' : 'outline'}
              to={
                waiting > 0 || corrected === 0
                  ? byPersonAddress(homeworkId, assignmentId)
                  : summaryAddress(homeworkId, assignmentId)
              }
            >
              {waiting > 0 || corrected === 0 ? t('work.monitor.correct', { waiting }) : t('work.view.tab.summary')}
            </Button>
          </>
        )}
        <ClassMenu one={one} />
      </Row>
    </li>
  );
}

function Figure({ name, value, of }: { readonly name: string; readonly value: number; readonly of: number }) {
  const t = useText();
  return (
    <div>
      <dt className="fine">{t(`work.view.${name}`)}</dt>
      <dd className="num">
        <b>{value}</b>/{of}
      </dd>
    </div>
  );
}

/** Rare acts: releasing answers, taking it back, giving it again. Each can be undone. */
function ClassMenu({ one: { assignmentId, className, withdrawn, released, submitted } }: { readonly one: Assignment }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const mayArrange = useCan(['homework_tea.arrange']);
  const mayAnswer = useCan(['homework_tea.answer']);
  const maySwap = useCan(['homework_tea.student_swap']);
  const { isBusy, run } = useAct(
    async (act: () => Promise<unknown>, done: string, undo: () => Promise<unknown>) => {
      await act();
      say(done, { class: className }, undo);
    },
    { changes: false },
  );
  const release = (on: boolean) => () => call(releaseAnswers, { assignmentId, on });
  const withdraw = () => call(withdrawAssignments, { assignmentIds: [assignmentId] });
  const restore = () => call(restoreAssignments, { assignmentIds: [assignmentId] });
  if (!mayArrange && !mayAnswer && !maySwap) return null;
  return (
    <DropMenu
      align="end"
      className="icon-btn"
      label={t('work.view.more', { class: className })}
      trigger={<Icon name={isBusy ? 'ArrowClockwise' : 'MoreHorizontal'} />}
    >
      {maySwap && !withdrawn && submitted > 0 && (
        <DropItem to={peerAddress(assignmentId)}>{t('work.peer.title')}</DropItem>
      )}
      {mayAnswer && !withdrawn && (
        <DropItem
          onChoose={() =>
            void run(
              release(!released),
              released ? 'work.monitor.done.unrelease' : 'work.monitor.done.release',
              release(Boolean(released)),
            )
          }
        >
          {t(released ? 'work.monitor.unrelease' : 'work.monitor.release')}
        </DropItem>
      )}
      {mayArrange && (
        <DropItem
          onChoose={() =>
            void (withdrawn
              ? run(restore, 'work.view.done.restore', withdraw)
              : run(withdraw, 'work.view.done.withdraw', restore))
          }
        >
          {t(withdrawn ? 'work.view.restore' : 'work.view.withdraw')}
        </DropItem>
      )}
    </DropMenu>
  );
}
