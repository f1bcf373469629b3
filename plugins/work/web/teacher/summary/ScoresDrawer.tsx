import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { WorkbookDrawer } from 'edutech/plugins/questions/kit/ui/workbook/WorkbookDrawer';
import { applyScores, previewScores } from '../../../api';
import { ScoresPreview } from './ScoresPreview';
import type { ReadScores } from './read-scores';

interface ScoresDrawerProps {
  readonly scope: { readonly homeworkId: string; readonly assignmentId?: string };
  readonly onClose: () => void;
}

/** Scores back in: the workbook that was exported, with points changed; first what it would change, then it is done. */
export function ScoresDrawer({ scope, onClose }: ScoresDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const apply = async ({ changes }: ReadScores) => {
    const { homeworkId } = scope;
    const told = changes.map(({ attemptId, itemId, before, after }) => ({ attemptId, itemId, before, after }));
    const { count } = await call(applyScores, { homeworkId, changes: told }, { quiet: true });
    say('work.scores.done', { count });
  };
  return (
    <WorkbookDrawer<ReadScores>
      title={t('work.scores.title')}
      text={t('work.scores.text')}
      fileLabel={t('work.scores.file')}
      reading={t('work.scores.reading')}
      onRead={(file) => call(previewScores, scope, { files: { file }, quiet: true })}
      preview={(read) => <ScoresPreview read={read} />}
      mayApply={({ changes }) => changes.length > 0}
      applyLabel={(read) => t('work.scores.apply', { count: read?.changes.length ?? 0 })}
      onApply={apply}
      onClose={onClose}
    />
  );
}
