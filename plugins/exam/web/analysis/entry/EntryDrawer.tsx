import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { WorkbookDrawer } from 'edutech/plugins/questions/kit/ui/workbook/WorkbookDrawer';
import { type ReadResults, readResults, replaceResults, resultTemplate, undoResults } from '../../../api';

interface EntryDrawerProps {
  readonly examId: string;
  readonly onClose: () => void;
}

/** Results of a printed exam from a workbook: first the template, then what the file says, then it is taken over. */
export function EntryDrawer({ examId, onClose }: EntryDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const apply = async ({ rows, classes, print }: ReadResults) => {
    const classIds = classes.map(({ classId }) => classId);
    const { entryId, count } = await call(replaceResults, { examId, classIds, rows, print }, { quiet: true });
    // the undo puts back what stood before
    say('exam.entry.done', { count }, () => call(undoResults, { examId, entryId }));
  };
  return (
    <WorkbookDrawer<ReadResults>
      title={t('exam.entry.title')}
      text={t('exam.entry.text')}
      before={
        <div>
          <ExportButton endpoint={resultTemplate} input={{ examId }}>
            {t('exam.entry.template')}
          </ExportButton>
        </div>
      }
      fileLabel={t('exam.entry.upload')}
      reading={t('exam.entry.reading')}
      onRead={(file) => call(readResults, { examId }, { files: { file }, quiet: true })}
      preview={(read) => <EntryPreview read={read} />}
      mayApply={({ faults, rows }) => faults.length === 0 && rows.length > 0}
      applyLabel={(read) => t('exam.entry.apply', { count: read?.rows.length ?? 0 })}
      onApply={apply}
      onClose={onClose}
    />
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
