import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type deskItem, moveRequests } from '../../../api';
import type { DeskItem } from '../../../api/desk';

interface MergeDrawerProps {
  readonly desk: OutputOf<typeof deskItem>;
  readonly queue: readonly DeskItem[];
  readonly onClose: () => void;
}

/** Puts the questions of this item to another that is the same: two books, one exercise. */
export function MergeDrawer({ desk: { item, requests }, queue, onClose }: MergeDrawerProps) {
  const t = useText();
  const call = useCall();
  const requestIds = requests.slice(0, 200).map(({ requestId }) => requestId);
  const others = queue.filter(({ itemId, subjectId }) => itemId !== item.itemId && subjectId === item.subjectId);
  const move = useAct(
    async (itemId: string) => {
      const { count } = await call(moveRequests, { requestIds, itemId });
      onClose();
      return count;
    },
    {
      done: (count) => ({ id: 'coach.done.moved', values: { count } }),
      undo: () => call(moveRequests, { requestIds, itemId: item.itemId }),
    },
  );
  return (
    <SideDrawer title={t('coach.act.merge')} onClose={onClose}>
      <Stack packed className="form-body">
        <p className="note">{t('coach.merge.note', { count: requestIds.length })}</p>
        <ListStates count={others.length} empty={{ picture: 'box', title: t('coach.merge.none') }}>
          <Stack as="ul" gap={0} className="ruled-list">
            {others.map(({ itemId, about, people }) => (
              <Row as="li" key={itemId} className="pad-y-2">
                <span className="grow clip2" lang={langOf(about)}>
                  {about === '' ? t('coach.item.picture') : about}
                </span>
                <span className="fine nowrap">{t('coach.people', { count: people })}</span>
                <Button
                  size="small"
                  busy={move.isBusy}
                  disabled={requestIds.length === 0}
                  onClick={() => void move.run(itemId)}
                >
                  {t('coach.merge.here')}
                </Button>
              </Row>
            ))}
          </Stack>
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
