import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import type { deskItem } from '../../../api';
import { rungs } from '../../../model/ladder';
import { requestStates } from '../../../model/request';
import { RequestActs } from '../GroupCards';

const HintsDrawer = onDemand(() => import('./HintsDrawer').then((part) => part.HintsDrawer));
const PointsDrawer = onDemand(() => import('./PointsDrawer').then((part) => part.PointsDrawer));

interface DeskSideProps {
  readonly desk: OutputOf<typeof deskItem>;
  readonly isHinting: boolean;
  readonly onHinting: (isHinting: boolean) => void;
  readonly onMerge: () => void;
}

/** Beside the item: its hint ladder, what it exercises, and what is done with its questions. */
export function DeskSide({ desk, isHinting, onHinting, onMerge }: DeskSideProps) {
  const t = useText();
  const [isLinking, setLinking] = useState(false);
  const { item, hints, requests } = desk;
  const waiting = requests.filter(({ state }) => state === requestStates.open);
  return (
    <Stack as="aside" className="coach-desk-side" aria-label={t('coach.ladder')}>
      <section className="card pad-4">
        <h2 className="t-head below-3">{t('coach.ladder')}</h2>
        <ol className="coach-ladder">
          {rungs.map((rung) => {
            const hint = hints.find((one) => one.rung === rung);
            return (
              <li key={rung} className={hint ? 'coach-rung coach-rung-open' : 'coach-rung'}>
                <b className="coach-rung-mark num">{rung}</b>
                <Stack gap={1} className="grow">
                  <h3 className="t-strong">{t(`coach.rung.${rung}`)}</h3>
                  {hint ? (
                    <ContentView content={hint.content} media={{}} />
                  ) : (
                    <p className="fine">{t('coach.hint.none')}</p>
                  )}
                  {hint && hint.seen > 0 && (
                    <span className="fine num">{t('coach.hint.effect', { seen: hint.seen, enough: hint.enough })}</span>
                  )}
                </Stack>
              </li>
            );
          })}
        </ol>
        <Can rule={['coach_tea.add']}>
          <Button icon="Edit" className="above-2" onClick={() => onHinting(true)}>
            {t('coach.hint.write')}
          </Button>
        </Can>
      </section>
      <section className="card pad-4">
        <h2 className="t-head below-2">{t('coach.points')}</h2>
        <Row wrap className="below-2">
          {item.knowledge.map(({ kiid, knowName }) => (
            <Tag key={kiid} tone="brand">
              <span lang={langOf(knowName)}>{knowName}</span>
            </Tag>
          ))}
          {item.knowledge.length === 0 && <span className="fine">{t('coach.points.none')}</span>}
        </Row>
        <Can rule={['coach_tea.knowledge_link']}>
          <Button size="small" icon="Link" onClick={() => setLinking(true)}>
            {t('coach.points.link')}
          </Button>
        </Can>
      </section>
      {waiting.length > 0 && (
        <Stack as="section" gap={2} className="card pad-4">
          <h2 className="t-head">{t('coach.desk.acts')}</h2>
          <RequestActs
            requestIds={waiting.slice(0, 200).map(({ requestId }) => requestId)}
            isShared={waiting.every(({ isShared }) => isShared)}
          />
          {item.questionId === null && (
            <Button size="small" className="at-start" onClick={onMerge}>
              {t('coach.act.merge')}
            </Button>
          )}
        </Stack>
      )}
      {isHinting && <HintsDrawer itemId={item.itemId} hints={hints} onClose={() => onHinting(false)} />}
      {isLinking && <PointsDrawer item={item} onClose={() => setLinking(false)} />}
    </Stack>
  );
}
