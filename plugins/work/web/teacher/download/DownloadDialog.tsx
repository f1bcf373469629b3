import { useState } from 'react';
import { SelectField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { PaperSize } from 'edutech/plugins/print/kit/common/paper-sizes';
import { SheetFields } from 'edutech/plugins/print/kit/ui/SheetFields';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { downloadHomework } from '../../../api';
import { downloadFormats } from '../../../model/homework';

interface DownloadDialogProps {
  readonly homeworkIds: readonly string[];
  readonly onClose: () => void;
}

/** Homework as a file: Word to change it, PDF to print it, on which sheet; answers follow the questions. Of several an archive. */
export function DownloadDialog({ homeworkIds, onClose }: DownloadDialogProps) {
  const t = useText();
  const call = useCall();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const form = useForm({
    name: 'work.download',
    initial: {
      format: 'docx' as (typeof downloadFormats)[number],
      size: 'a4' as PaperSize,
      hasBinding: false,
      withAnswers: false,
    },
    save: async ({ format, withAnswers, ...look }) => {
      const asked = { homeworkIds: [...homeworkIds], format, withAnswers, look };
      setPreparation(await call(downloadHomework, asked, { quiet: true }));
    },
  });
  if (preparation)
    return (
      <PreparedDownload
        preparation={preparation}
        title={t('work.download.writing', { count: homeworkIds.length })}
        onEnd={onClose}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('work.download.title', { count: homeworkIds.length })}
      form={form}
      onClose={onClose}
      submit={t('work.view.download')}
    >
      <SelectField
        label={t('work.download.format')}
        field={form.field('format')}
        options={downloadFormats.map((value) => ({ value, label: t(`work.download.format.${value}`) }))}
      />
      <SheetFields size={form.field('size')} hasBinding={form.field('hasBinding')} />
      <SwitchField
        label={t('work.download.answers')}
        hint={t('work.download.answers.note')}
        field={form.field('withAnswers')}
      />
    </FormDialog>
  );
}
