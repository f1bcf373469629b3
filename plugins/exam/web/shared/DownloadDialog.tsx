import { useState } from 'react';
import { useCan } from 'edutech/core/ui/Can';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type PaperSize, paperSizes } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { downloadPaper } from '../../api';
import { type PrintKind, printKinds } from '../../model/paper/prints';
import { type PaperVersion, paperVersions } from '../../model/paper/versions';
import { keyReaders } from '../../model/people';

interface DownloadDialogProps {
  readonly paper: { readonly paperId: string; readonly title: string };
  readonly onClose: () => void;
}

/** A paper as a file: for whom, paper A or B, in which format and on which sheet. */
export function DownloadDialog({ paper, onClose }: DownloadDialogProps) {
  const t = useText();
  const call = useCall();
  const maySeeKeys = useCan(keyReaders);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const form = useForm({
    name: 'exam.download',
    initial: {
      kind: 'student' as PrintKind,
      version: 'A' as PaperVersion,
      format: 'pdf' as 'pdf' | 'docx',
      sheet: '' as PaperSize | '',
      watermark: '',
    },
    save: async ({ sheet, watermark, ...wanted }) => {
      const words = watermark.trim();
      const asked = { ...wanted, ...(sheet && { sheet }), ...(words && { watermark: words }) };
      setPreparation(await call(downloadPaper, { paperId: paper.paperId, ...asked }, { quiet: true }));
    },
  });
  const title = t('exam.download.title', { title: paper.title });
  if (preparation)
    return <PreparedDownload preparation={preparation} title={title} onEnd={onClose} onClose={onClose} />;
  const kinds = printKinds.filter((kind) => maySeeKeys || kind === 'student' || kind === 'table');
  const isPrinted = form.values.kind !== 'table';
  return (
    <FormDialog title={title} form={form} onClose={onClose} submit={t('exam.printing.download')}>
      <SelectField
        label={t('exam.printing.kind')}
        field={form.field('kind')}
        options={kinds.map((value) => ({
          value,
          label: `${t(`exam.printing.kind.${value}`)} (${t(`exam.printing.kind.${value}.text`)})`,
        }))}
      />
      {isPrinted && (
        <>
          <SelectField
            label={t('exam.download.version')}
            hint={t('exam.download.version.note')}
            field={form.field('version')}
            options={paperVersions.map((value) => ({
              value,
              label: t('exam.download.versionName', { version: value }),
            }))}
          />
          <SelectField
            label={t('exam.printing.format')}
            field={form.field('format')}
            options={(['pdf', 'docx'] as const).map((value) => ({ value, label: t(`exam.printing.format.${value}`) }))}
          />
          <SelectField
            label={t('print.size')}
            none={t('exam.download.ownSheet')}
            field={form.field('sheet')}
            options={paperSizes.map((value) => ({ value, label: t(`print.size.${value}`) }))}
          />
          <TextField
            label={t('exam.block.watermark')}
            hint={t('exam.download.watermark.note')}
            field={form.field('watermark')}
            maxLength={120}
          />
        </>
      )}
    </FormDialog>
  );
}
