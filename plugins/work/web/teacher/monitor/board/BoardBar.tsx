import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { useText } from 'edutech/core/web/hooks';
import { isQuietAt } from '../../../../model/publishing/quiet-hours';
import type { Moving } from '../rules/moving';
import type { Student } from '../rules/board';
import { extended, reminded, reopened, type useBoardActs } from './use-board-acts';

interface BoardBarProps {
  /** Milliseconds. */
  readonly now: number;
  readonly chosen: readonly Student[];
  readonly acts: ReturnType<typeof useBoardActs>;
  readonly onMove: (moving: Moving) => void;
  readonly onClear: () => void;
}

/** What can be done with chosen students: each act is for those whom it suits, whose number stands behind where it is not all. */
export function BoardBar({ now, chosen, acts, onMove, onClear }: BoardBarProps) {
  const t = useText();
  const mayArrange = useCan(['homework_tea.arrange']);
  if (chosen.length === 0 || !mayArrange) return null;
  const isQuiet = isQuietAt(new Date(now), acts.quiet);
  const inHand = reminded(chosen);
  const done = reopened(chosen);
  const some = (people: readonly Student[]) =>
    people.length < chosen.length && <span className="num"> ({people.length})</span>;
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      {inHand.length > 0 && (
        <>
          <Button
            size="small"
            look="primary"
            icon="Alert"
            disabled={isQuiet}
            busy={acts.remind.isBusy}
            onClick={() => void acts.remind.run(chosen)}
          >
            {t('work.monitor.remind')}
            {some(inHand)}
          </Button>
          <Button size="small" icon="Clock" onClick={() => onMove({ what: 'extend', people: extended(chosen) })}>
            {t('work.monitor.extend')}
            {some(inHand)}
          </Button>
          <Button
            size="small"
            icon="Document"
            busy={acts.onPaper.isBusy}
            onClick={() => void acts.onPaper.run(chosen).then((isDone) => isDone && onClear())}
          >
            {t('work.monitor.paper')}
            {some(inHand)}
          </Button>
        </>
      )}
      {done.length > 0 && (
        <Button size="small" icon="ArrowUndo" onClick={() => onMove({ what: 'reopen', people: done })}>
          {t('work.monitor.reopen')}
          {some(done)}
        </Button>
      )}
      {isQuiet && inHand.length > 0 && <small className="muted">{t('work.monitor.quiet')}</small>}
    </BulkBar>
  );
}
