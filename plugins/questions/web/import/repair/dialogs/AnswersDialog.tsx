import { useState } from 'react';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useMessages, useText } from 'edutech/core/web/hooks';
import type { RepairActs } from '../use-repair';

interface AnswersDialogProps {
  readonly acts: RepairActs;
  readonly onClose: () => void;
}

/** Answers from elsewhere, by number: pasted, put where they belong, and those that fit nowhere told. */
export function AnswersDialog({ acts, onClose }: AnswersDialogProps) {
  const t = useText();
  const messages = useMessages();
  const [unfit, setUnfit] = useState<readonly string[]>([]);
  const form = useForm({
    name: 'questions.import.answers',
    initial: { text: '' },
    check: ({ text }) => (/\d/.test(text) ? {} : { text: 'questions.import.answers.none' }),
    save: async ({ text }) => {
      const left = await acts.answer(text);
      if (left === null) throw new Error('not written');
      setUnfit(left);
      if (left.length > 0) return;
      messages.show('questions.import.answers.done', { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('questions.import.answers')}
      form={form}
      onClose={onClose}
      submit={t('questions.import.answers.give')}
    >
      <TextAreaField
        label={t('questions.import.answers.text')}
        hint={t('questions.import.answers.hint')}
        placeholder={t('questions.import.answers.example')}
        field={form.field('text')}
        lines={8}
        maxLength={20_000}
      />
      {unfit.length > 0 && (
        <div className="questions-import-unfit ink-due t-13" role="alert">
          {t('questions.import.answers.unfit', { count: unfit.length })}
          <ul className="above-1 scrolls-y">
            {unfit.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}
