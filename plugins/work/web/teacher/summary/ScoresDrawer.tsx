import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall } from 'edutech/core/web/hooks';
import { applyScores, previewScores } from '../../../api';
import { ScoresPreview } from './ScoresPreview';
import type { ReadScores } from './read-scores';

interface ScoresDrawerProps {
  readonly scope: { readonly homeworkId: string; readonly assignmentId?: string };
  readonly onClose: () => void;
}

/** Scores back in: the workbook that was exported, with points changed; first what it would change, then it is done. */
export function ScoresDrawer({ scope, onClose }: ScoresDrawerProps) {
  const { read, error, busy, take, apply } = useScores(scope, onClose);
  return (
    <SideDrawer title={<FormattedMessage id="work.scores.title" />} onClose={onClose}>
      <div className="form-body work-scores">
        <p className="form-note">
          <FormattedMessage id="work.scores.text" />
        </p>
        <label className="work-scores-file">
          <FormattedMessage id="work.scores.file" />
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
        </label>
        {error !== null && (
          <p className="form-error" role="alert">
            <ErrorText error={error} />
          </p>
        )}
        {busy === 'read' && (
          <p role="status">
            <FormattedMessage id="work.scores.reading" />
          </p>
        )}
        {read && <ScoresPreview read={read} />}
      </div>
      <footer className="form-foot">
        <Button className="form-cancel" onClick={onClose}>
          <FormattedMessage id="core.ui.form.cancel" />
        </Button>
        <Button
          look="primary"
          disabled={!read || read.changes.length === 0}
          busy={busy === 'apply'}
          onClick={() => void apply()}
        >
          <FormattedMessage id="work.scores.apply" values={{ count: read?.changes.length ?? 0 }} />
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
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState<'read' | 'apply' | null>(null);
  const run = async (what: 'read' | 'apply', act: () => Promise<void>) => {
    setBusy(what);
    setError(null);
    try {
      await act();
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(null);
    }
  };
  return {
    read,
    error,
    busy,
    take: (file: File) =>
      run('read', async () => {
        setRead(null);
        setRead(await call(previewScores, scope, { files: { file }, quiet: true }));
      }),
    apply: () =>
      run('apply', async () => {
        const changes = (read?.changes ?? []).map(({ attemptId, itemId, before, after }) => ({
          attemptId,
          itemId,
          before,
          after,
        }));
        const { count } = await call(applyScores, { homeworkId: scope.homeworkId, changes }, { quiet: true });
        say('work.scores.done', { count });
        onDone();
      }),
  };
}
