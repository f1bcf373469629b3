import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { exportMonitor } from '../../../api';
import { isQuietAt } from '../../../model/publishing/quiet-hours';
import { byPersonAddress, viewAddress } from '../../shared/addresses';
import type { Board } from './rules/board';
import type { useBoardActs } from './use-board-acts';

interface BoardHeadProps {
  readonly board: Board;
  readonly acts: ReturnType<typeof useBoardActs>;
  readonly onExtend: () => void;
}

/** What is done for the class as a whole, and the ways to the sheet and to correcting. */
export function BoardHead({ board, acts, onExtend }: BoardHeadProps) {
  const mayArrange = useCan(['homework_tea.arrange']);
  const mayAnswer = useCan(['homework_tea.answer']);
  const mayDownload = useCan(['homework_tea.download']);
  const { assignmentId, homeworkId, released, submitted, corrected } = board;
  const waiting = submitted - corrected;
  return (
    <>
      {mayDownload && <ExportButton endpoint={exportMonitor} input={{ assignmentId }} />}
      <Button icon="Document" to={viewAddress(homeworkId, assignmentId)}>
        <FormattedMessage id="work.monitor.sheet" />
      </Button>
      {mayArrange && (
        <Button icon="Clock" onClick={onExtend}>
          <FormattedMessage id="work.monitor.extendAll" />
        </Button>
      )}
      {mayAnswer && (
        <Button
          icon={released ? 'EyeOff' : 'Eye'}
          busy={acts.release.isBusy}
          onClick={() => void acts.release.run(!released)}
        >
          <FormattedMessage id={released ? 'work.monitor.unrelease' : 'work.monitor.release'} />
        </Button>
      )}
      {submitted > 0 && (
        <Button look="primary" icon="Checkmark" to={byPersonAddress(homeworkId, assignmentId)}>
          <FormattedMessage id={waiting > 0 ? 'work.monitor.correct' : 'work.monitor.corrected'} values={{ waiting }} />
        </Button>
      )}
    </>
  );
}

interface NobodyYetProps {
  /** Milliseconds. */
  readonly now: number;
  readonly busy: boolean;
  readonly onRemind: () => void;
}

/** Nobody has begun: whoever looks on may want to say so. */
export function NobodyYet({ now, busy, onRemind }: NobodyYetProps) {
  const isQuiet = isQuietAt(new Date(now));
  return (
    <Row as="p" wrap gap={3} className="card work-nobody below-3 pad-y-3 pad-x-4" role="status">
      <Icon name="Clock" />
      <span>
        <b>
          <FormattedMessage id="work.monitor.nobody" />
        </b>
        <FormattedMessage id={isQuiet ? 'work.monitor.quiet' : 'work.monitor.nobody.text'} />
      </span>
      {!isQuiet && (
        <Button look="soft" icon="Alert" busy={busy} onClick={onRemind}>
          <FormattedMessage id="work.monitor.remindAll" />
        </Button>
      )}
    </Row>
  );
}
