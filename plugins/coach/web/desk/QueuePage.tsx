import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { routes } from '../../routes';
import { loadQueue, type QueueData, queueStates } from './load-desk';
import { QueueList } from './QueueList';
import { useDeskNews } from './use-desk-news';

const DutyDrawer = onDemand(() => import('./DutyDrawer').then((part) => part.DutyDrawer));

export const loader: Loader<QueueData> = loadQueue;

const hints = [
  { keys: ['J', 'K'], does: 'coach.keys.walk' },
  { keys: ['Enter'], does: 'coach.keys.open' },
  { keys: ['D'], does: 'coach.keys.duty' },
];

/** What waits for an answer, item by item: those that most ask about first. */
export function Page() {
  const t = useText();
  const navigate = useNavigate();
  const data = useLoaderData<QueueData>();
  const { queue, wish, classes } = data;
  const query = new URLSearchParams(useLocation().search);
  const [at, setAt] = useState(0);
  const [isPlanning, setPlanning] = useState(false);
  useDeskNews(classes);
  const addressOf = (itemId: string) => {
    const { state, scope, classId, subjectId } = wish;
    return routes.detail.to({
      item: itemId,
      ...(classId && { class: classId }),
      ...(subjectId && { subject: subjectId }),
      ...(scope === 'group' && { scope }),
      ...(state !== 'all' && { state }),
    });
  };
  usePageKeys(
    ({ key, target }) => {
      const last = queue.data.length - 1;
      if (/^[jk]$/i.test(key)) setAt(Math.max(0, Math.min(last, at + (key.toLowerCase() === 'j' ? 1 : -1))));
      else if (key.toLowerCase() === 'd') setPlanning(true);
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)) {
        const chosen = queue.data[at];
        if (chosen) void navigate(addressOf(chosen.itemId));
      } else return false;
      return true;
    },
    { repeats: isWalking },
  );
  const isNarrowed = ['class', 'subject', 'scope', 'state'].some((name) => query.has(name));
  return (
    <PageFrame
      title={t('coach.list.title')}
      note={t('coach.queue.note', { answered: queue.asked - queue.waiting, asked: queue.asked })}
      end={
        <>
          <Button icon="Calendar" onClick={() => setPlanning(true)}>
            {t('coach.duty')}
          </Button>
          <Button to={routes.monitor.to()}>{t('coach.monitor.title')}</Button>
          <Button to={routes.statistics.to()}>{t('coach.statistics.act')}</Button>
          <Can rule={['coach_tea.import']}>
            <Button to={routes.questions.to()}>{t('coach.set.act')}</Button>
          </Can>
        </>
      }
    >
      <Stack>
        <Row wrap gap={3}>
          <Segmented
            label={t('coach.queue.scope')}
            value={wish.scope}
            options={[
              { value: 'mine', label: t('coach.queue.mine', { count: queue.open }) },
              { value: 'group', label: t('coach.queue.group', { count: queue.group }) },
            ]}
            onChange={(scope) => void navigate(changed(query, { scope: scope === 'mine' ? null : scope }))}
          />
          <Segmented
            label={t('coach.queue.state')}
            value={wish.state}
            options={queueStates.map((value) => ({ value, label: t(`coach.queue.state.${value}`) }))}
            onChange={(state) => void navigate(changed(query, { state: state === 'all' ? null : state }))}
          />
          {wish.scope === 'mine' && <ClassChoice data={data} />}
          <DutyNote queue={queue} />
        </Row>
        <ListStates
          count={queue.data.length}
          filtered={isNarrowed}
          clear={routes.list.to()}
          empty={{ picture: 'box', title: t('coach.queue.none'), text: t('coach.queue.none.text') }}
        >
          <QueueList items={queue.data} current={queue.data[at]?.itemId ?? null} addressOf={addressOf} isWide />
        </ListStates>
        <KeyHints hints={hints} />
      </Stack>
      {isPlanning && <DutyDrawer onClose={() => setPlanning(false)} />}
    </PageFrame>
  );
}

/** The class and subject whose questions are shown. */
function ClassChoice({ data: { classes, wish } }: { readonly data: QueueData }) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  return (
    <select
      className="input natural"
      aria-label={t('coach.queue.class')}
      value={wish.classId ? `${wish.classId}.${wish.subjectId ?? ''}` : ''}
      onChange={({ currentTarget: { value } }) => {
        const [classId = '', subjectId = ''] = value.split('.');
        void navigate(changed(query, { class: classId || null, subject: subjectId || null }));
      }}
    >
      <option value="">{t('coach.queue.allClasses')}</option>
      {classes.map(({ classId, className, subjectId, subjectName }) => (
        <option key={`${classId}.${subjectId}`} value={`${classId}.${subjectId}`}>
          {`${className} ${subjectName}`}
        </option>
      ))}
    </select>
  );
}

/** Who is on duty now, and whether it is quiet. */
export function DutyNote({ queue }: { readonly queue: QueueData['queue'] }) {
  const t = useText();
  const [on] = queue.onDuty;
  return (
    <span className="note end">
      {queue.quietUntil !== null && <Tag tone="info">{t('coach.queue.quiet')}</Tag>}{' '}
      {on
        ? t('coach.duty.now', { name: queue.onDuty.map(({ name }) => name).join('、'), until: on.until })
        : t('coach.duty.nobody')}
    </span>
  );
}
