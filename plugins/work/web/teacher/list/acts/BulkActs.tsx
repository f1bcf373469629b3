import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import type { Published } from '../../../../api';
import { mostDownloaded } from '../../../../model/homework';
import { isQuietAt, type QuietHours } from '../../../../model/publishing/quiet-hours';
import { publishAddress } from '../../../shared/addresses';
import { DownloadButton } from '../../download/DownloadButton';
import { heldBy } from '../rows/row-facts';
import { useHomeworkActs } from './use-homework-acts';

const ExtendDialog = onDemand(() => import('./ExtendDialog').then((module) => module.ExtendDialog));

interface BulkActsProps {
  readonly chosen: readonly Published[];
  readonly now: Date;
  readonly quiet: QuietHours;
  readonly onDone: () => void;
}

/** Acts on several homework at once; what is only for one's own acts on those. */
export function BulkActs({ chosen, now, quiet, onDone }: BulkActsProps) {
  const t = useText();
  const acts = useHomeworkActs();
  const [isExtending, setExtending] = useState(false);
  const own = chosen.filter(({ isOwn }) => isOwn).map(({ homeworkId }) => homeworkId);
  const running = chosen.flatMap(heldBy).filter(({ isClosed }) => !isClosed);
  const held = chosen.flatMap(heldBy).map(({ assignmentId }) => assignmentId);
  const missing = running.filter(({ submitted, students }) => submitted < students);
  const isQuiet = isQuietAt(now, quiet);
  const mayArrange = useCan(['homework_tea.arrange']);
  const mayGiveOthers = useCan(['homework_tea.publish_other_classes', mayArrange && chosen.length === 1]);
  const mayShare = useCan(['homework_tea.share', own.length > 0]);
  const mayRemove = useCan(['homework_tea.delete', own.length > 0]);
  const end = (doing: Promise<boolean>) => void doing.then((isDone) => isDone && onDone());
  const last = running
    .map(({ dueAt }) => dueAt)
    .sort()
    .at(-1);
  return (
    <>
      {mayGiveOthers && own[0] && (
        <Button size="small" icon="Send" to={publishAddress(own[0])}>
          {t('work.act.others')}
        </Button>
      )}
      {mayArrange && missing.length > 0 && (
        <Button
          size="small"
          icon="Alert"
          disabled={isQuiet}
          title={isQuiet ? t('work.monitor.quiet') : undefined}
          busy={acts.isBusy}
          onClick={() => end(acts.remind(missing.map(({ assignmentId }) => assignmentId)))}
        >
          {t('work.monitor.remind')}
        </Button>
      )}
      {mayArrange && last && (
        <Button size="small" icon="Clock" onClick={() => setExtending(true)}>
          {t('work.act.extend')}
        </Button>
      )}
      {mayShare && (
        <Button size="small" icon="Share" busy={acts.isBusy} onClick={() => end(acts.share(own, true))}>
          {t('work.act.share')}
        </Button>
      )}
      {mayArrange && held.length > 0 && held.length <= 20 && (
        <Button size="small" icon="ArrowUndo" busy={acts.isBusy} onClick={() => end(acts.withdraw(held))}>
          {t('work.act.withdraw')}
        </Button>
      )}
      <DownloadButton
        isSmall
        homeworkIds={chosen.length <= mostDownloaded ? chosen.map(({ homeworkId }) => homeworkId) : []}
      />
      {mayRemove && (
        <Button size="small" look="quiet" icon="Delete" busy={acts.isBusy} onClick={() => end(acts.remove(own))}>
          {t('work.act.remove')}
        </Button>
      )}
      {isExtending && last && (
        <ExtendDialog
          dueAt={last}
          count={running.length}
          onExtend={async (dueAt) => {
            await acts.extend(
              running.map(({ assignmentId }) => assignmentId),
              dueAt,
            );
            onDone();
          }}
          onClose={() => setExtending(false)}
        />
      )}
    </>
  );
}
