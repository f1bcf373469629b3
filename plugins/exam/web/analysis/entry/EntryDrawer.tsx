import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ReadResults, readResults, replaceResults, resultTemplate, undoResults } from '../../../api';

interface EntryDrawerProps {
  readonly examId: string;
  readonly onClose: () => void;
}

/** Results of a printed exam from a workbook: first the template, then what the file says, then it is taken over. */
export function EntryDrawer({ examId, onClose }: EntryDrawerProps) {
  const t = useText();
  const { read, error, busy, take, apply } = useEntry(examId, onClose);
  const isReady = read !== null && read.faults.length === 0 && read.rows.length > 0;
  return (
    <SideDrawer title={t('exam.entry.title')} onClose={onClose}>
      <Stack packed className="form-body">
        <p className="note">{t('exam.entry.text')}</p>
        <div>
          <ExportButton endpoint={resultTemplate} input={{ examId }}>
            {t('exam.entry.template')}
          </ExportButton>
        </div>
        <Stack as="label" gap={2}>
          {t('exam.entry.upload')}
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
          <p className="pad-y-2 pad-x-3 round tint-late ink-late" role="alert">
            <ErrorText error={error} />
          </p>
        )}
        {busy === 'read' && <p role="status">{t('exam.entry.reading')}</p>}
        {read && <EntryPreview read={read} />}
      </Stack>
      <footer className="form-foot pad-t-3 lined-top">
        <Button className="form-cancel" onClick={onClose}>
          {t('core.ui.form.cancel')}
        </Button>
        <Button look="primary" disabled={!isReady} busy={busy === 'apply'} onClick={() => void apply()}>
          {t('exam.entry.apply', { count: read?.rows.length ?? 0 })}
        </Button>
      </footer>
    </SideDrawer>
  );
}

/** Which classes are replaced, and what must be mended first. */
function EntryPreview({ read: { classes, faults } }: { readonly read: ReadResults }) {
  const t = useText();
  return (
    <Stack packed aria-live="polite">
      {faults.length > 0 && (
        <section>
          <h3 className="ink-late">
            <Icon name="Warning" size={16} /> {t('exam.entry.faults', { count: faults.length })}
          </h3>
          <Stack as="ul" gap={2} className="pad-y-2 pad-x-3 round tint-late">
            {faults.map(({ row, column, name, value, why, of }) => (
              <li key={`${row} ${column}`}>
                {t(`exam.entry.fault.${why}`, { row, column, name, value, of: of ?? 0 })}
              </li>
            ))}
          </Stack>
        </section>
      )}
      <section>
        <h3>{t('exam.entry.classes')}</h3>
        <ul className="ruled-list">
          {classes.map(({ classId, name, present, absent }) => (
            <li key={classId} className="pad-y-2">
              {t('exam.entry.ofClass', { name, present, absent })}
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}

/** Reads a workbook, and writes what was told of it; the undo puts back what stood before. */
function useEntry(examId: string, onDone: () => void) {
  const call = useCall();
  const say = useUndo();
  const [read, setRead] = useState<ReadResults | null>(null);
  const take = async (file: File) => {
    setRead(null);
    setRead(await call(readResults, { examId }, { files: { file }, quiet: true }));
  };
  const apply = async ({ rows, classes, print }: ReadResults) => {
    const classIds = classes.map(({ classId }) => classId);
    const { entryId, count } = await call(replaceResults, { examId, classIds, rows, print }, { quiet: true });
    say('exam.entry.done', { count }, () => call(undoResults, { examId, entryId }));
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
