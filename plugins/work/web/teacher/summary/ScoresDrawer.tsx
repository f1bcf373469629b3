import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
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
  const { read, error, busy, take, apply } = useScores(scope, onClose);
  return (
    <SideDrawer title={t('work.scores.title')} onClose={onClose}>
      <Stack packed className="form-body work-scores">
        <p className="note">{t('work.scores.text')}</p>
        <Stack as="label" gap={2}>
          {t('work.scores.file')}
          <input
            className="input"
            type="file"
            accept=".xlsx,.csv"
            disabled={busy !== null}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) void take(file);
            }}
          />
        </Stack>
        {error !== undefined && (
          <p className="above-2 below-2 pad-y-2 pad-x-3 round tint-late ink-late" role="alert">
            <ErrorText error={error} />
          </p>
        )}
        {busy === 'read' && <p role="status">{t('work.scores.reading')}</p>}
        {read && <ScoresPreview read={read} />}
      </Stack>
      <footer className="form-foot pad-t-3 lined-top">
        <Button className="form-cancel" onClick={onClose}>
          {t('core.ui.form.cancel')}
        </Button>
        <Button
          look="primary"
          disabled={!read || read.changes.length === 0}
          busy={busy === 'apply'}
          onClick={() => void apply()}
        >
          {t('work.scores.apply', { count: read?.changes.length ?? 0 })}
        </Button>
      </footer>
    </SideDrawer>
  );
}

/** Reads a workbook, and writes what was told of it. */
function useScores(scope: ScoresDrawerProps['scope'], onDone: () => void) {
  const call = useCall();
  const say = useUndo();
  const [read, setRead] = useState<ReadScores | null>(null);
  const take = async (file: File) => {
    setRead(null);
    setRead(await call(previewScores, scope, { files: { file }, quiet: true }));
  };
  const apply = async ({ changes }: ReadScores) => {
    const { homeworkId } = scope;
    const told = changes.map(({ attemptId, itemId, before, after }) => ({ attemptId, itemId, before, after }));
    const { count } = await call(applyScores, { homeworkId, changes: told }, { quiet: true });
    say('work.scores.done', { count });
    onDone();
  };
  const { isBusy, error, run } = useAct((file?: File) => (file ? take(file) : apply(read!)), { changes: false });
  return {
    read,
    error,
    // while one is read, the one before is gone
    busy: isBusy ? (read ? 'apply' : 'read') : null,
    take: (file: File) => run(file),
    apply: () => run(),
  };
}
