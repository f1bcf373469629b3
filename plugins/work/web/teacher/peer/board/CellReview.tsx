import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const { given, standing, of, sample, state } = cell;
  if (given.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="work.peer.waits" />
      </p>
    );
  return (
    <div className="work-peer-review">
      <ul>
        {given.map((one) => (
          <GivenLine key={one.reviewId} board={board} cell={cell} one={one} deciding={deciding} />
        ))}
      </ul>
      <Stack as="footer" className="pad-t-3">
        <Row as="span" wrap className="work-peer-standing">
          <FormattedMessage id="work.peer.stands" />
          <strong className="num">
            {standing.points === null ? (
              <FormattedMessage id="work.peer.stands.nothing" />
            ) : (
              <FormattedMessage id="work.peer.pointsOf" values={{ points: standing.points, of }} />
            )}
          </strong>
          {standing.points !== null && (
            <Tag tone={state === 'own' ? 'info' : 'done'}>
              {standing.byPeers ? (
                <FormattedMessage id="work.peer.stands.peers" />
              ) : (
                standing.by || <FormattedMessage id="work.peer.stands.platform" />
              )}
            </Tag>
          )}
          {sample !== null && cell.agreed !== null && cell.agreed !== sample && (
            <Tag tone="star">
              <FormattedMessage id="work.peer.off" values={{ points: cell.agreed - sample }} />
            </Tag>
          )}
        </Row>
        <Decide cell={cell} deciding={deciding} />
      </Stack>
    </div>
  );
}

/** Take what they agree on, give other points, or put all aside. */
function Decide({ cell, deciding: { busy, decide } }: Omit<CellReviewProps, 'board'>) {
  const intl = useIntl();
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
          <FormattedMessage id="work.peer.accept" values={{ points: agreed }} />
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
          aria-label={intl.formatMessage({ id: 'work.peer.other' })}
          placeholder={intl.formatMessage({ id: 'work.peer.other' })}
          onChange={({ currentTarget: { value } }) => setPoints(value)}
        />
        <Button size="small" type="submit" disabled={busy || !isOn}>
          <FormattedMessage id="work.peer.give" />
        </Button>
      </Row>
      <Button look="quiet" size="small" disabled={busy} onClick={() => void decide(cell, null)}>
        <FormattedMessage id="work.peer.rejectAll" />
      </Button>
    </Row>
  );
}

interface GivenLineProps extends CellReviewProps {
  readonly one: Given;
}

function GivenLine({ board, cell, one, deciding: { busy, decide } }: GivenLineProps) {
  const intl = useIntl();
  const { points, tags, comment, decision, review } = one;
  const name = board.people.find(({ attemptId }) => attemptId === review.reviewer)?.name ?? '';
  const others = cell.given.filter(({ reviewId }) => reviewId !== one.reviewId).map(({ reviewId }) => reviewId);
  return (
    <li className={classNames(decision === 'rejected' && 'work-peer-rejected')}>
      <strong className="work-peer-big num">{points === null ? '–' : intl.formatNumber(points)}</strong>
      <Stack as="span" gap="half" className="fill">
        <Row as="span" wrap className="soft">
          {name}
          {review.isLate && (
            <Tag tone="late">
              <FormattedMessage id="work.peer.state.late" />
            </Tag>
          )}
          {tags.map((tag) => (
            <Tag key={tag}>
              <FormattedMessage id={`work.peer.tag.${tag}`} />
            </Tag>
          ))}
          {decision && (
            <Tag tone={decision === 'accepted' ? 'done' : decision === 'changed' ? 'info' : 'plain'}>
              <FormattedMessage id={`work.peer.decided.${decision}`} />
            </Tag>
          )}
        </Row>
        {comment && <span>{comment}</span>}
      </Stack>
      {points !== null && cell.given.length > 1 && (
        <Button look="quiet" size="small" disabled={busy} onClick={() => void decide(cell, points, others)}>
          <FormattedMessage id="work.peer.takeOne" />
        </Button>
      )}
    </li>
  );
}
