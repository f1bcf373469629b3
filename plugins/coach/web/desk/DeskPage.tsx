import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { deskItem } from '../../api';
import type { StuckPlace } from '../../model/request';
import { routes } from '../../routes';
import { AskedItem } from '../shared/AskedItem';
import { deskHints } from './desk-keys';
import { Given } from './Given';
import { GroupCards } from './GroupCards';
import { groupsOf } from './groups';
import { loadDesk, type QueueData } from './load-desk';
import { QueueList } from './QueueList';
import { DeskSide } from './side/DeskSide';
import { useDeskNews } from './use-desk-news';
import { AnswerPanel, type AnswerWay } from './answer/AnswerPanel';

const MergeDrawer = onDemand(() => import('./side/MergeDrawer').then((part) => part.MergeDrawer));

export const loader = loadDesk;

type Desk = OutputOf<typeof deskItem>;

/** The desk: the queue, the item with its groups, one answer for all of them, and the hints. */
export function Page() {
  const t = useText();
  const { queue, wish, classes, desk } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  useDeskNews(classes);
  const query = {
    ...(wish.classId && { class: wish.classId }),
    ...(wish.subjectId && { subject: wish.subjectId }),
    ...(wish.scope === 'group' && { scope: wish.scope }),
    ...(wish.state !== 'all' && { state: wish.state }),
  };
  const back = routes.list.to(query);
  if (!desk) return <NothingHere title={t('coach.error.noItem')} on={{ to: back, label: t('coach.desk.back') }} />;
  const addressOf = (itemId: string) => routes.detail.to({ ...query, item: itemId });
  return (
    <PageFrame
      title={t('coach.detail.title')}
      note={t('coach.queue.note', { answered: queue.asked - queue.waiting, asked: queue.asked })}
      end={<Button to={back}>{t('coach.desk.back')}</Button>}
    >
      <div className="coach-desk">
        <aside className="coach-desk-queue card scrolls-y" aria-label={t('coach.queue.items')}>
          <QueueList items={queue.data} current={desk.item.itemId} addressOf={addressOf} />
        </aside>
        <DeskItemView key={desk.item.itemId} desk={desk} queue={queue} addressOf={addressOf} />
      </div>
    </PageFrame>
  );
}

interface DeskItemProps {
  readonly desk: Desk;
  readonly queue: QueueData['queue'];
  readonly addressOf: (itemId: string) => string;
}

const ways: Readonly<Record<string, AnswerWay>> = { r: 'film', t: 'text', i: 'ink', v: 'voice' };

function DeskItemView({ desk, queue, addressOf }: DeskItemProps) {
  const t = useText();
  const navigate = useNavigate();
  const { item, title, number, requests, answers } = desk;
  const groups = groupsOf(requests);
  const [stuck, setStuck] = useState<StuckPlace | null>(null);
  const [way, setWay] = useState<AnswerWay>('film');
  const [isRecording, setRecording] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [isHinting, setHinting] = useState(false);
  const group = groups.find((one) => one.stuck === stuck) ?? null;
  const waiting = (group ? group.open : groups.flatMap(({ open }) => open)).length;
  const walk = (step: number) => {
    const at = queue.data.findIndex(({ itemId }) => itemId === item.itemId);
    const next = queue.data[at + step];
    if (next) void navigate(addressOf(next.itemId));
  };
  usePageKeys(
    ({ key }) => {
      const small = key.toLowerCase();
      const chosen = ways[small];
      if (small === 'j' || small === 'k') walk(small === 'j' ? 1 : -1);
      else if (/^[0-6]$/.test(key)) setStuck(groups[Number(key) - 1]?.stuck ?? null);
      else if (chosen) {
        setWay(chosen);
        setRecording(chosen === 'film');
      } else if (small === 'h') setHinting(true);
      else if (small === 'm') setMerging(true);
      else return false;
      return true;
    },
    { repeats: isWalking },
  );
  const from = number === null ? title : t('coach.item.of', { number, title });
  return (
    <>
      <Stack as="section" className="coach-desk-main">
        <article className="card pad-4" aria-label={t('coach.item')}>
          <Row as="header" wrap rows={1} className="below-2">
            <h2 className="t-head" lang={langOf(from)}>
              {from === '' ? item.subject : from}
            </h2>
            {item.body && <Tag>{t(`questions.kit.type.${item.body.type}`)}</Tag>}
            <span className="note">
              {t('coach.desk.asked', { count: new Set(requests.map((one) => one.personId)).size })}
            </span>
          </Row>
          <AskedItem item={item} />
        </article>
        <GroupCards groups={groups} chosen={stuck} onChoose={setStuck} media={desk.media} />
        <AnswerPanel
          itemId={item.itemId}
          group={group}
          waiting={waiting}
          way={way}
          onWay={setWay}
          isRecording={isRecording}
          onRecording={setRecording}
          hasAssistant={desk.hasAssistant}
          hasTranscription={desk.hasTranscription}
        />
        <Given answers={answers} hasTranscription={desk.hasTranscription} />
      </Stack>
      <DeskSide desk={desk} isHinting={isHinting} onHinting={setHinting} onMerge={() => setMerging(true)} />
      {isMerging && <MergeDrawer desk={desk} queue={queue.data} onClose={() => setMerging(false)} />}
      <KeyHints hints={deskHints} />
    </>
  );
}
