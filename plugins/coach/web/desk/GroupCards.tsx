import { useState } from 'react';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useCall, useText } from 'edutech/core/web/hooks';
import { removeRequests, shareRequests } from '../../api';
import type { Medium } from '../../api/records';
import type { StuckPlace } from '../../model/request';
import type { Group } from './groups';

const RequestsDrawer = onDemand(() => import('./RequestsDrawer').then((part) => part.RequestsDrawer));

/** Faces that are shown of a group. */
const mostFaces = 4;

interface GroupCardsProps {
  readonly groups: readonly Group[];
  readonly chosen: StuckPlace | null;
  readonly onChoose: (stuck: StuckPlace | null) => void;
  readonly media: readonly Medium[];
}

/** Where they are stuck: the questions of an item together, with the words that students use. */
export function GroupCards({ groups, chosen, onChoose, media }: GroupCardsProps) {
  const t = useText();
  const [read, setRead] = useState<StuckPlace | null>(null);
  const shown = groups.find(({ stuck }) => stuck === read);
  if (groups.length === 0) return <p className="card pad-4 note">{t('coach.desk.nobody')}</p>;
  return (
    <section aria-label={t('coach.stuck.they')}>
      <Row as="header" wrap className="below-2">
        <h2 className="t-head">{t('coach.stuck.they')}</h2>
        <span className="fine">{t('coach.stuck.they.note')}</span>
      </Row>
      <ul className="coach-groups">
        {groups.map(({ stuck, open, requests, typical }, at) => (
          <li key={stuck} className={classNames('card', 'pad-3', chosen === stuck && 'coach-group-now')}>
            <button
              type="button"
              className="bare frameless text-start wide pressable"
              aria-pressed={chosen === stuck}
              onClick={() => onChoose(chosen === stuck ? null : stuck)}
            >
              <Row wrap rows={1} as="span">
                <b className="t-24 num">{open.length > 0 ? open.length : requests.length}</b>
                <b>{t(`coach.stuck.${stuck}`)}</b>
                <kbd className="key end">{at + 1}</kbd>
              </Row>
              {typical.map((words) => (
                <span key={words} className="block note clip2 above-1" lang={langOf(words)}>
                  “{words}”
                </span>
              ))}
            </button>
            <Row className="above-2" gap={1}>
              {requests.slice(0, mostFaces).map(({ personId, name }) => (
                <Avatar key={personId} person={personId} name={name} size={24} />
              ))}
              {requests.length > mostFaces && <span className="fine num">+{requests.length - mostFaces}</span>}
              <Button size="small" look="quiet" className="end" onClick={() => setRead(stuck)}>
                {t('coach.desk.read')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {shown && <RequestsDrawer group={shown} media={media} onClose={() => setRead(null)} />}
    </section>
  );
}

/** What is done with some questions: shared with the subject group, or taken off the desk. */
export function RequestActs({
  requestIds,
  isShared,
}: {
  readonly requestIds: readonly string[];
  readonly isShared: boolean;
}) {
  const t = useText();
  const call = useCall();
  const ids = [...requestIds];
  const share = useAct((on: boolean) => call(shareRequests, { requestIds: ids, on }), {
    done: (_, on) => ({ id: on ? 'coach.done.shared' : 'coach.done.unshared' }),
    undo: (_, on) => call(shareRequests, { requestIds: ids, on: !on }),
  });
  const remove = useAct(() => call(removeRequests, { requestIds: ids, removed: true }), {
    done: ({ count }) => ({ id: 'coach.done.removed', values: { count } }),
    undo: () => call(removeRequests, { requestIds: ids, removed: false }),
  });
  return (
    <Row wrap>
      <Button size="small" icon="Share" busy={share.isBusy} onClick={() => void share.run(!isShared)}>
        {t(isShared ? 'coach.act.unshare' : 'coach.act.share')}
      </Button>
      <Can rule={['coach_tea.delete']}>
        <Button size="small" look="quiet" icon="Delete" busy={remove.isBusy} onClick={() => void remove.run()}>
          {t('coach.act.remove')}
        </Button>
      </Can>
    </Row>
  );
}
