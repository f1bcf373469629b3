import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { exportMonitor } from '../../../../api';
import { isQuietAt } from '../../../../model/publishing/quiet-hours';
import { byPersonAddress, viewAddress } from '../../../shared/addresses';
import type { Board } from '../rules/board';
import type { useBoardActs } from './use-board-acts';

interface BoardHeadProps {
  readonly board: Board;
  readonly acts: ReturnType<typeof useBoardActs>;
  readonly onExtend: () => void;
}

/** What is done for the class as a whole, and the ways to the sheet and to correcting. */
export function BoardHead({ board, acts, onExtend }: BoardHeadProps) {
  const t = useText();
  const mayArrange = useCan(['homework_tea.arrange']);
  const mayAnswer = useCan(['homework_tea.answer']);
  const mayDownload = useCan(['homework_tea.download']);
  const { assignmentId, homeworkId, released, submitted, corrected } = board;
  const waiting = submitted - corrected;
  return (
    <>
      {mayDownload && <ExportButton endpoint={exportMonitor} input={{ assignmentId }} />}
      <Button icon="Document" to={viewAddress(homeworkId, assignmentId)}>
        {t('work.monitor.sheet')}
      </Button>
      {mayArrange && (
        <Button icon="Clock" onClick={onExtend}>
          {t('work.monitor.extendAll')}
        </Button>
      )}
      {mayAnswer && (
        <Button
          icon={released ? 'EyeOff' : 'Eye'}
          busy={acts.release.isBusy}
          onClick={() => void acts.release.run(!released)}
        >
          {t(released ? 'work.monitor.unrelease' : 'work.monitor.release')}
        </Button>
      )}
      {submitted > 0 && (
        <Button look="primary" icon="Checkmark" to={byPersonAddress(homeworkId, assignmentId)}>
          {t(waiting > 0 ? 'work.monitor.correct' : 'work.monitor.corrected', { waiting })}
        </Button>
      )}
    </>
  );
}

interface NobodyYetProps {
  /** Milliseconds. */
  readonly now: number;
  readonly board: Board;
  readonly acts: ReturnType<typeof useBoardActs>;
}

/** Nobody has begun: whoever looks on may want to say so. */
export function NobodyYet({ now, board, acts }: NobodyYetProps) {
  const t = useText();
  const isQuiet = isQuietAt(new Date(now), board.quiet);
  return (
    <Row as="p" wrap gap={3} className="card work-nobody below-3 pad-y-3 pad-x-4" role="status">
      <Icon name="Clock" className="ink-due" />
      <span>
        <b>{t('work.monitor.nobody')}</b>
        {t(isQuiet ? 'work.monitor.quiet' : 'work.monitor.nobody.text')}
      </span>
      {!isQuiet && (
        <Button look="soft" icon="Alert" busy={acts.remind.isBusy} onClick={() => void acts.remind.run(board.people)}>
          {t('work.monitor.remindAll')}
        </Button>
      )}
    </Row>
  );
}
