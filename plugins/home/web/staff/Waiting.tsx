import { useRef, useState } from 'react';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';
import { daysLate, type TaskAct } from '../../model/tasks';

interface WaitingProps {
  readonly tasks: readonly HomeTask[];
  readonly now: Date;
}

/** So many rows are seen at once. */
const most = 6;

const icons: Readonly<Partial<Record<TaskAct, IconName>>> = {
  check: 'Checkmark',
  approve: 'Person',
  handle: 'ArrowSwap',
  explain: 'Warning',
  continue: 'Edit',
};

/** What waits for me, by lateness: how much, why, until when, and what to do. */
export function Waiting({ tasks, now }: WaitingProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  usePageKeys(
    ({ key }) => {
      const step = { j: 1, k: -1 }[key.toLowerCase()];
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      if (!step || links.length === 0) return false;
      const at = links.findIndex((link) => link === document.activeElement);
      links[Math.min(links.length - 1, Math.max(0, at + step))]!.focus();
      return true;
    },
    { repeats: isWalking },
  );
  const late = tasks.reduce((sum, task) => sum + task.late, 0);
  const today = tasks.filter(({ urgency }) => urgency === 'today').length;
  const rest = tasks.length - most;
  return (
    <Panel
      title={t('home.staff.waiting')}
      note={
        <Row wrap>
          {late > 0 && <Tag tone="late">{t('home.staff.waiting.late', { count: late })}</Tag>}
          {today > 0 && <Tag tone="due">{t('home.staff.waiting.today', { count: today })}</Tag>}
        </Row>
      }
      end={
        rest > 0 && (
          <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'home.staff.waiting.fewer' : 'home.staff.waiting.all', { count: tasks.length })}
          </Button>
        )
      }
    >
      {tasks.length === 0 ? (
        <Row gap={3} className="pad-x-4 pad-b-4">
          <Sign name="Checkmark" className="tint-done ink-done" />
          <p>
            <b className="strong block">{t('home.strip.none')}</b>
            <small className="soft">{t('home.strip.none.note')}</small>
          </p>
        </Row>
      ) : (
        <ul ref={list} className="pad-x-4 pad-b-2">
          {(isWhole ? tasks : tasks.slice(0, most)).map((task, at) => (
            <Task key={task.id} task={task} now={now} isFirst={at === 0} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Task({ task, now, isFirst }: { readonly task: HomeTask; readonly now: Date; readonly isFirst: boolean }) {
  const t = useText();
  const { act, count, text, note, due, urgency, path } = task;
  const isLate = urgency === 'late';
  const lateDays = isLate && due ? daysLate(new Date(due), now) : 0;
  return (
    <Row as="li" gap={3} wrap className="pad-y-3 ruled">
      <Sign
        name={isLate ? (due ? 'Clock' : 'Warning') : (icons[act] ?? 'List')}
        className={isLate || act === 'explain' ? 'tint-late ink-late' : 'tint-brand ink-brand'}
      />
      <span className="grow home-waiting-text">
        <b className="block t-strong" lang={langOf(text)}>
          {text}
        </b>
        <small className="block soft" lang={langOf(note)}>
          {note}
        </small>
      </span>
      {due && (
        <Tag tone={isLate ? 'late' : urgency === 'today' ? 'due' : 'plain'}>
          {lateDays > 0 ? (
            t('home.task.lateDays', { days: lateDays })
          ) : (
            <>
              {isLate && `${t('home.task.late')} `}
              <SaidMoment at={due} now={now} />
            </>
          )}
        </Tag>
      )}
      <b className="home-waiting-count num at-end t-18">{count}</b>
      <Button look={isFirst ? 'primary' : undefined} to={path} className="home-waiting-act">
        {t(`home.act.${act}`)}
      </Button>
    </Row>
  );
}

function Sign({ name, className }: { readonly name: IconName; readonly className: string }) {
  return (
    <Stack
      as="span"
      align="center"
      justify="center"
      gap={0}
      className={classNames('home-sign', 'fixed', 'round-card', ...className.split(' '))}
    >
      <Icon name={name} />
    </Stack>
  );
}
