import { type RefObject, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { applyChapters, type ChapterImport, chapterTemplate, importChapters, undoChapters } from '../../../api';
import { DryRun } from './DryRun';

interface ImportDrawerProps {
  readonly bookId: string;
  /** The book has chapters already: they can be replaced. */
  readonly hasChapters: boolean;
  readonly onClose: () => void;
}

/** Chapters from a sheet: the template, what the sheet would write, the import with its undo. Nothing is written before. */
export function ImportDrawer({ bookId, hasChapters, onClose }: ImportDrawerProps) {
  const t = useText();
  const file = useRef<HTMLInputElement>(null);
  const { sheet, error, busy, read, apply } = useImport(bookId, onClose);
  const [replace, setReplace] = useState(false);
  useFocusBack();
  const isGood = sheet !== null && sheet.faults.length === 0;
  return (
    <SideDrawer title={t('textbook.import.title')} onClose={onClose}>
      <div className="form">
        <Stack packed gap={4} className="form-body">
          <p className="muted">{t('textbook.import.text')}</p>
          <Row wrap>
            <ExportButton endpoint={chapterTemplate} input={{ bookId }}>
              {t('textbook.import.template')}
            </ExportButton>
            <SheetButton file={file} busy={busy} isAgain={sheet !== null} onFile={read} />
          </Row>
          {error !== undefined && (
            <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
              <ErrorText error={error} />
            </p>
          )}
          {sheet && <DryRun sheet={sheet} />}
          {isGood && hasChapters && (
            <Row as="label" className="textbook-import-replace">
              <input type="checkbox" checked={replace} onChange={(event) => setReplace(event.currentTarget.checked)} />
              {t('textbook.import.replace')}
            </Row>
          )}
        </Stack>
        <footer className="form-foot lined-top pad-t-3">
          <Button className="form-cancel" onClick={onClose}>
            {t('core.ui.form.cancel')}
          </Button>
          <Button look="primary" disabled={!isGood} busy={busy} onClick={() => void apply(replace)}>
            {t('textbook.import.apply', { count: isGood ? sheet.chapters.length : 0 })}
          </Button>
        </footer>
      </div>
    </SideDrawer>
  );
}

interface SheetButtonProps {
  readonly file: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  readonly isAgain: boolean;
  readonly onFile: (file: File) => Promise<unknown>;
}

function SheetButton({ file, busy, isAgain, onFile }: SheetButtonProps) {
  const t = useText();
  return (
    <>
      <Button
        size="small"
        look={isAgain ? 'outline' : 'soft'}
        icon="ArrowUpload"
        busy={busy}
        onClick={() => file.current?.click()}
      >
        {t(isAgain ? 'textbook.import.again' : 'textbook.import.choose')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".xlsx,.csv"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // the same file, mended, may be chosen again
          event.currentTarget.value = '';
          if (chosen) void onFile(chosen);
        }}
      />
    </>
  );
}

/** The dry run of a sheet and its import; what goes wrong stands in the drawer. */
function useImport(bookId: string, onClose: () => void) {
  const call = useCall();
  const say = useUndo();
  const [sheet, setSheet] = useState<ChapterImport | null>(null);
  // one act: what went wrong with the sheet before is no longer shown when another is tried
  const attempt = useAct((work: () => Promise<void>) => work(), { changes: false });
  return {
    sheet,
    error: attempt.error,
    busy: attempt.isBusy,
    read: (file: File) =>
      attempt.run(async () => {
        setSheet(null);
        setSheet(await call(importChapters, { bookId }, { files: { file }, quiet: true }));
      }),
    apply: (replace: boolean) =>
      attempt.run(async () => {
        if (!sheet) return;
        const { importId, version, chapters } = sheet;
        const applied = await call(applyChapters, { importId, version, replace }, { quiet: true });
        say('textbook.import.applied', { count: chapters.length }, () =>
          call(undoChapters, { importId, version: applied.version }),
        );
        onClose();
      }),
  };
}
