import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { acceptPeers } from '../../../../api';
import { isAcceptedByAll } from '../../../../model/peer/reviews';
import type { PeerCell, PeerPaper, Swap } from './figures';

/** How far apart reviewers may lie where all are taken at once: points. */
const widths = [0, 0.5, 1, 2, 200] as const;

interface AcceptBarProps {
  readonly swap: Swap;
  readonly papers: readonly PeerPaper[];
}

/** Takes all at once where reviewers agree; says before how many that are. */
export function AcceptBar({ swap, papers }: AcceptBarProps) {
  const t = useText();
  const call = useCall();
  const [within, setWithin] = useState<number>(1);
  const cells = papers.flatMap(({ cells: all, reviews }) =>
    all.map((cell) => judged(cell, reviews.filter(({ state }) => state !== 2).length)),
  );
  const count = cells.filter((one) => isAcceptedByAll(one, within)).length;
  const acceptance = useAct(() => call(acceptPeers, { swapId: swap.swapId, within }), {
    done: (values) => ({ id: 'work.peer.accepted', values }),
  });
  return (
    <Row wrap gap={3}>
      <Row as="label" wrap>
        {t('work.peer.within')}
        <select
          className="input natural"
          value={within}
          onChange={({ currentTarget: { value } }) => setWithin(Number(value))}
        >
          {widths.map((width) => (
            <option key={width} value={width}>
              {width === 200 ? t('work.peer.within.any') : t('work.peer.within.points', { points: width })}
            </option>
          ))}
        </select>
      </Row>
      <Button
        look="primary"
        icon="Checkmark"
        busy={acceptance.isBusy}
        disabled={count === 0}
        onClick={() => void acceptance.run()}
      >
        {t('work.peer.acceptAll', { count })}
      </Button>
      <small className="muted">{t('work.peer.accept.note')}</small>
    </Row>
  );
}

function judged({ given, standing, state }: PeerCell, awaited: number) {
  const { points, by, byPeers } = standing;
  return {
    points: given.filter(({ decision }) => decision !== 'rejected').flatMap((one) => one.points ?? []),
    awaited,
    isDecided: state === 'decided',
    standing: points === null ? 'nobody' : byPeers ? 'peers' : by === '' ? 'platform' : 'teacher',
  } as const;
}
