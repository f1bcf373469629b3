import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { PeerBoard } from '../load-peer';
import type { Given, PeerCell } from './figures';
import type { Deciding } from './use-deciding';

interface CellReviewProps {
  readonly board: PeerBoard;
  readonly cell: PeerCell;
  readonly deciding: Deciding;
}

/** What classmates gave for one part: each with a word, what they agree on, and what the teacher makes of it. */
export function CellReview({ board, cell, deciding }: CellReviewProps) {
  const t = useText();
  const { given, standing, of, sample, state } = cell;
  if (given.length === 0) return <p className="muted">{t('work.peer.waits')}</p>;
  return (
    <div className="work-peer-review">
      <ul>
        {given.map((one) => (
          <GivenLine key={one.reviewId} board={board} cell={cell} one={one} deciding={deciding} />
        ))}
      </ul>
      <Stack as="footer" className="pad-t-3">
        <Row as="span" wrap className="work-peer-standing">
          {t('work.peer.stands')}
          <strong className="num">
            {standing.points === null
              ? t('work.peer.stands.nothing')
              : t('work.peer.pointsOf', { points: standing.points, of })}
          </strong>
          {standing.points !== null && (
            <Tag tone={state === 'own' ? 'info' : 'done'}>
              {standing.byPeers ? t('work.peer.stands.peers') : standing.by || t('work.peer.stands.platform')}
            </Tag>
          )}
          {sample !== null && cell.agreed !== null && cell.agreed !== sample && (
            <Tag tone="star">{t('work.peer.off', { points: cell.agreed - sample })}</Tag>
          )}
        </Row>
        <Decide cell={cell} deciding={deciding} />
      </Stack>
    </div>
  );
}

/** Take what they agree on, give other points, or put all aside. */
function Decide({ cell, deciding: { busy, decide } }: Omit<CellReviewProps, 'board'>) {
  const t = useText();
  const { agreed, of, given } = cell;
  const [points, setPoints] = useState('');
  const number = Number(points);
  const isOn = points !== '' && number >= 0 && number <= of && Number.isInteger(number / pointStep);
  const out = given.filter(({ decision }) => decision === 'rejected').map(({ reviewId }) => reviewId);
  return (
    <Row as="span" wrap>
      {agreed !== null && (
        <Button
          look="primary"
          size="small"
          icon="Checkmark"
          disabled={busy}
          onClick={() => void decide(cell, agreed, out)}
        >
          {t('work.peer.accept', { points: agreed })}
        </Button>
      )}
      <Row
        as="form"
        wrap
        className="work-peer-other"
        onSubmit={(event) => {
          event.preventDefault();
          if (isOn) void decide(cell, number, out).then(() => setPoints(''));
        }}
      >
        <input
          className="input num"
          type="number"
          inputMode="decimal"
          min={0}
          max={of}
          step={pointStep}
          value={points}
          aria-label={t('work.peer.other')}
          placeholder={t('work.peer.other')}
          onChange={({ currentTarget: { value } }) => setPoints(value)}
        />
        <Button size="small" type="submit" disabled={busy || !isOn}>
          {t('work.peer.give')}
        </Button>
      </Row>
      <Button look="quiet" size="small" disabled={busy} onClick={() => void decide(cell, null)}>
        {t('work.peer.rejectAll')}
      </Button>
    </Row>
  );
}

interface GivenLineProps extends CellReviewProps {
  readonly one: Given;
}

function GivenLine({ board, cell, one, deciding: { busy, decide } }: GivenLineProps) {
  const intl = useIntl();
  const t = useText();
  const { points, tags, comment, decision, review } = one;
  const name = board.people.find(({ attemptId }) => attemptId === review.reviewer)?.name ?? '';
  const others = cell.given.filter(({ reviewId }) => reviewId !== one.reviewId).map(({ reviewId }) => reviewId);
  return (
    <li className={classNames(decision === 'rejected' && 'work-peer-rejected')}>
      <strong className="work-peer-big num">{points === null ? '–' : intl.formatNumber(points)}</strong>
      <Stack as="span" gap="half" className="fill">
        <Row as="span" wrap className="soft">
          {name}
          {review.isLate && <Tag tone="late">{t('work.peer.state.late')}</Tag>}
          {tags.map((tag) => (
            <Tag key={tag}>{t(`work.peer.tag.${tag}`)}</Tag>
          ))}
          {decision && (
            <Tag tone={decision === 'accepted' ? 'done' : decision === 'changed' ? 'info' : 'plain'}>
              {t(`work.peer.decided.${decision}`)}
            </Tag>
          )}
        </Row>
        {comment && <span>{comment}</span>}
      </Stack>
      {points !== null && cell.given.length > 1 && (
        <Button look="quiet" size="small" disabled={busy} onClick={() => void decide(cell, points, others)}>
          {t('work.peer.takeOne')}
        </Button>
      )}
    </li>
  );
}
