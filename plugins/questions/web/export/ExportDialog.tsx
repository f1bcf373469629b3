import { useState } from 'react';
import type { Preparation } from '../../api';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useForm } from 'edutech/core/ui/form/use-form';
import { type PreparedFile, PreparedDownload } from '../../kit/ui/prepared/PreparedDownload';
import type { PaperSize } from 'edutech/plugins/print/kit/common/paper-sizes';
import { SheetFields } from 'edutech/plugins/print/kit/ui/SheetFields';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { exportQuestions } from '../../api';
import { type ExportFormat, exportFormats } from '../../model/formats';
import { Losses } from './Losses';
import type { ExportDialogProps } from './exported';

/** Those that are read on paper have their answers on pages of their own. */
const isPaper = (format: ExportFormat) => format === 'docx' || format === 'pdf';

/** Questions as a file: in which format, with or without answers. What a format cannot say is told, before and after. */
export function ExportDialog({ questions, title, onClose }: ExportDialogProps) {
  const t = useText();
  const call = useCall();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [written, setWritten] = useState<PreparedFile | null>(null);
  const form = useForm({
    name: 'questions.export',
    initial: { title, format: 'docx' as ExportFormat, withAnswers: true, size: 'a4' as PaperSize, hasBinding: false },
    check: (values) => (values.title.trim() === '' ? { title: 'questions.export.noTitle' } : {}),
    save: async ({ title: name, format, withAnswers, ...look }) => {
      const ids = questions.map(({ id }) => id);
      const asked = { ids, title: name.trim(), format, withAnswers, ...(isPaper(format) && { look }) };
      setPreparation(await call(exportQuestions, asked, { quiet: true }));
    },
  });
  if (preparation) {
    return (
      <PreparedDownload
        preparation={preparation}
        title={t('questions.export.title', { count: questions.length })}
        onEnd={(file) => {
          setPreparation(null);
          setWritten(file);
        }}
        onClose={onClose}
      />
    );
  }
  if (written) {
    return (
      <ToldDialog
        title={t('questions.export.done')}
        note={t('questions.export.done.note', { name: written.name })}
        onClose={onClose}
      >
        <Losses losses={written.notes} questions={questions} />
      </ToldDialog>
    );
  }
  const { format } = form.values;
  return (
    <FormDialog
      title={t('questions.export.title', { count: questions.length })}
      form={form}
      onClose={onClose}
      submit={t('questions.export')}
    >
      <TextField label={t('questions.export.name')} field={form.field('title')} maxLength={100} />
      <Stack as="fieldset" gap="half" className="questions-export-formats">
        <legend className="below-1 t-14">{t('questions.export.format')}</legend>
        {exportFormats.map((one) => (
          <label key={one} className="questions-export-format pad-y-2 pad-x-2 round t-13 pressable hovers">
            <input
              type="radio"
              name="format"
              value={one}
              checked={format === one}
              onChange={() => form.set({ format: one })}
            />
            <b>{t(`questions.format.${one}`)}</b>
            <span className="soft">{t(`questions.export.format.${one}`)}</span>
          </label>
        ))}
      </Stack>
      {isPaper(format) && <SheetFields size={form.field('size')} hasBinding={form.field('hasBinding')} />}
      <SwitchField
        label={t('questions.export.withAnswers')}
        hint={t(isPaper(format) ? 'questions.export.answers.behind' : 'questions.export.answers.each')}
        field={form.field('withAnswers')}
      />
    </FormDialog>
  );
}
