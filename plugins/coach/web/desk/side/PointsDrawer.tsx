import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { getKnowledgePoints, getUserKnowledge } from 'edutech/plugins/textbook/api';
import { KnowledgeTree } from 'edutech/plugins/textbook/kit/ui/trees/KnowledgeTree';
import { linkKnowledge } from '../../../api';
import type { Item } from '../../../api/records';

/** Knowledge points of an item. */
const mostPoints = 10;

/** Says what an item exercises, by the knowledge tree of its subject. */
export function PointsDrawer({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const [chosen, setChosen] = useState<readonly string[]>(() => item.knowledge.map(({ kiid }) => kiid));
  const [stage, setStage] = useState<string | null>(null);
  const trees = useRead(async (ask, signal) => {
    const all = await ask(getUserKnowledge, { source: 'PERSON' }, { signal, quiet: true });
    return all.filter(({ subjectId }) => subjectId === item.subjectId);
  }, item.subjectId);
  const stageId = trees.data?.find((one) => one.stageId === stage)?.stageId ?? trees.data?.[0]?.stageId;
  const points = useRead(
    (ask, signal) =>
      ask(
        getKnowledgePoints,
        { stageId: stageId!, subjectId: item.subjectId, source: 'PERSON' },
        { signal, quiet: true },
      ),
    stageId ?? null,
  );
  const save = useAct(
    async () => {
      await call(linkKnowledge, { itemId: item.itemId, kiids: [...chosen] });
      onClose();
    },
    { done: 'coach.points.saved' },
  );
  const turn = (kiid: string) =>
    setChosen((before) =>
      before.includes(kiid) ? before.filter((one) => one !== kiid) : [...before, kiid].slice(-mostPoints),
    );
  const stages = [...new Set(trees.data?.map((one) => one.stageId))];
  return (
    <SideDrawer title={t('coach.points.link')} onClose={onClose}>
      <Stack packed className="form-body">
        {stages.length > 1 && (
          <select
            className="input"
            aria-label={t('coach.points.stage')}
            value={stageId}
            onChange={({ currentTarget }) => setStage(currentTarget.value)}
          >
            {stages.map((one) => (
              <option key={one} value={one}>
                {t(`coach.stage.${one}`)}
              </option>
            ))}
          </select>
        )}
        <ListStates
          loading={!points.data && !points.error && trees.data?.length !== 0}
          error={points.error ?? trees.error}
          onRetry={points.error ? points.again : trees.again}
          count={points.data?.length ?? 0}
          empty={{ picture: 'box', title: t('coach.points.noTree') }}
          skeleton="text"
        >
          <KnowledgeTree
            points={points.data ?? []}
            ticked={new Set(chosen)}
            onTick={turn}
            empty={<p className="muted">{t('coach.points.noTree')}</p>}
          />
        </ListStates>
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Button look="primary" busy={save.isBusy} onClick={() => void save.run()}>
          {t('coach.points.save', { count: chosen.length })}
        </Button>
      </footer>
    </SideDrawer>
  );
}
