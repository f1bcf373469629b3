import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { PeerBoard } from '../load-peer';
import type { SetupState } from './use-setup';

interface PairTableProps {
  readonly board: PeerBoard;
  readonly setup: SetupState;
}

/** Who marks whose paper, as the lot has it or as the teacher changes it. */
export function PairTable({ board, setup }: PairTableProps) {
  const intl = useIntl();
  const t = useText();
  const { people, pairs, left } = setup;
  const known = new Map(board.people.map((one) => [one.attemptId, one]));
  const nameOf = (attemptId: string) => known.get(attemptId)?.name ?? '';
  const bySeat = [...people].sort(
    (one, other) => (known.get(one.attemptId)?.seat ?? 0) - (known.get(other.attemptId)?.seat ?? 0),
  );
  return (
    <Panel
      title={t('work.peer.pairs')}
      note={<Tag>{t('work.peer.pairs.count', { people: people.length, pairs: pairs.length })}</Tag>}
      end={
        <Button size="small" icon="ArrowClockwise" disabled={pairs.length === 0} onClick={setup.drawAgain}>
          {t('work.peer.pairs.again')}
        </Button>
      }
    >
      {left.length > 0 && (
        <p className="pad-y-2 pad-x-4 tint-due ink-due t-13">
          {t('work.peer.pairs.left', { names: left.map(nameOf).join(intl.locale === 'en' ? ', ' : '、') })}
        </p>
      )}
      <ul className="work-peer-pairs scrolls-y">
        {bySeat.map(({ attemptId }) => {
          const own = pairs.flatMap((pair, place) => (pair.reviewer === attemptId ? [{ ...pair, place }] : []));
          return own.length === 0 ? null : (
            <li className="pad-y-2 pad-x-4 ruled-top" key={attemptId}>
              <span className="work-peer-who shrink strong">
                <small className="num muted regular">{known.get(attemptId)?.seat || ''}</small>
                {nameOf(attemptId)}
              </span>
              <span className="muted" aria-hidden="true">
                →
              </span>
              <span className="work-peer-papers">
                {own.map(({ paper, place }) => (
                  <select
                    key={place}
                    className="input wide"
                    aria-label={t('work.peer.pairs.paperOf', { name: nameOf(attemptId) })}
                    value={paper}
                    onChange={({ currentTarget: { value } }) => setup.change(place, value)}
                  >
                    {bySeat
                      .filter((one) => one.attemptId !== attemptId)
                      .map((one) => (
                        <option key={one.attemptId} value={one.attemptId}>
                          {nameOf(one.attemptId)}
                        </option>
                      ))}
                  </select>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
