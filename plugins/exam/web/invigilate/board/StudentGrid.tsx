import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { type Board, isOffline } from './board';

interface StudentGridProps {
  readonly board: Board;
  /** The server's time. */
  readonly now: number;
  readonly chosen: readonly string[];
  readonly onChoose: (sittingIds: readonly string[]) => void;
}

/** A card for each seat, room by room; a press chooses it for what stands above. */
export function StudentGrid({ board, now, chosen, onChoose }: StudentGridProps) {
  const usual = usualEnd(board);
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return board.rooms.map(({ roomId, name }) => (
    <section key={roomId}>
      {board.rooms.length > 1 && <h2 className="t-16 below-2">{name}</h2>}
      <div className="exam-grid">
        {board.sittings
          .filter((one) => one.roomId === roomId)
          .map((one) => (
            <StudentCard
              key={one.sittingId}
              sitting={one}
              questions={board.questions}
              usual={usual}
              now={now}
              isChosen={chosen.includes(one.sittingId)}
              onPress={() => toggle(one.sittingId)}
            />
          ))}
      </div>
    </section>
  ));
}

/** When most of those who write end: who ends with them needs no word about it. */
function usualEnd({ sittings }: Board): string | null {
  const ends = Map.groupBy(sittings.filter(isWriting), ({ endsAt }) => endsAt as string | null);
  return [...ends].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

const isWriting = ({ state }: Board['sittings'][number]) => state === 'doing' || state === 'paused';

interface StudentCardProps {
  readonly sitting: Board['sittings'][number];
  readonly questions: number;
  readonly usual: string | null;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function StudentCard({ sitting, questions, usual, now, isChosen, onPress }: StudentCardProps) {
  const t = useText();
  const { name, seat, state, answered, waiting, left, seenAt, extra, extended, endsAt, handAt, askedAt } = sitting;
  const offline = isOffline(sitting, now);
  const silent = seenAt ? Math.max(0, Math.floor((now - +new Date(seenAt)) / 1000)) : null;
  return (
    <button
      type="button"
      className={classNames('card', 'pad-3', 'text-start', 'hovers', 'exam-student', isChosen && 'is-chosen')}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <Row justify="between">
        <b className="clip1">
          {seat} {name}
        </b>
        {handAt && <Icon name="Hand" size={16} />}
        {askedAt && <Icon name="Phone" size={16} />}
      </Row>
      <progress className="meter above-1" max={questions} value={answered} aria-label={t('exam.board.answered')} />
      <span className="fine block above-1">
        {t(`exam.board.state.${offline ? 'offline' : state}`, { answered, questions })}
        {endsAt && endsAt !== usual && isWriting(sitting) && (
          <>
            {' · '}
            {t('exam.board.until', {
              time: (
                <FormattedTime value={endsAt as string} timeZone={cityTimeZone} timeStyle="short" hourCycle="h23" />
              ),
            })}
          </>
        )}
      </span>
      <span className="fine block">
        {[
          silent !== null &&
            state === 'doing' &&
            t('exam.board.silent', { seconds: silent, minutes: Math.floor(silent / 60) }),
          waiting > 0 && t('exam.board.waiting', { count: waiting }),
          left > 0 && t('exam.board.left', { count: left }),
          extra + extended > 0 && t('exam.board.more', { minutes: extra + extended }),
        ]
          .filter(Boolean)
          .join(' · ') || ' '}
      </span>
    </button>
  );
}
