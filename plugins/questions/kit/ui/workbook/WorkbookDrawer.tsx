import { type ReactNode, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useText } from 'edutech/core/web/hooks';

interface WorkbookDrawerProps<Read> {
  readonly title: string;
  /** What the workbook is and what follows from it. */
  readonly text: string;
  /** Above the field of the file, such as a template. */
  readonly before?: ReactNode;
  readonly fileLabel: string;
  /** While the file is read. */
  readonly reading: string;
  /** Reads a workbook without changing anything; its errors are shown here, so it calls quietly. */
  readonly onRead: (file: File) => Promise<Read>;
  readonly preview: (read: Read) => ReactNode;
  readonly mayApply: (read: Read) => boolean;
  readonly applyLabel: (read: Read | null) => string;
  /** Does what the preview says, quietly. */
  readonly onApply: (read: Read) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Marks from a workbook: first what the file would change, then it is done. */
export function WorkbookDrawer<Read>(props: WorkbookDrawerProps<Read>) {
  const { title, text, before, fileLabel, reading, onRead, preview, mayApply, applyLabel, onApply, onClose } = props;
  const t = useText();
  const [read, setRead] = useState<Read | null>(null);
  const take = async (file: File) => {
    // while one is read, the one before is gone
    setRead(null);
    setRead(await onRead(file));
  };
  const apply = async (told: Read) => {
    await onApply(told);
    onClose();
  };
  const { isBusy, error, run } = useAct((file?: File) => (file ? take(file) : apply(read!)), { changes: false });
  return (
    <SideDrawer title={title} onClose={onClose}>
      <Stack packed className="form-body">
        <p className="note">{text}</p>
        {before}
        <Stack as="label" gap={2}>
          {fileLabel}
          <input
            className="input"
            type="file"
            accept=".xlsx,.csv"
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) void run(file);
            }}
          />
        </Stack>
        {error !== undefined && (
          <p className="pad-y-2 pad-x-3 round tint-late ink-late" role="alert">
            <ErrorText error={error} />
          </p>
        )}
        {isBusy && read === null && <p role="status">{reading}</p>}
        {read !== null && preview(read)}
      </Stack>
      <footer className="form-foot pad-t-3 lined-top">
        <Button className="form-cancel" onClick={onClose}>
          {t('core.ui.form.cancel')}
        </Button>
        <Button
          look="primary"
          disabled={read === null || !mayApply(read)}
          busy={isBusy && read !== null}
          onClick={() => void run()}
        >
          {applyLabel(read)}
        </Button>
      </footer>
    </SideDrawer>
  );
}
