import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { saveUnit } from '../../../api';
import type { Unit } from '../../../api/library';
import { type Level, longest, type WordLanguage, wordLanguages } from '../../../model/word';

interface UnitDrawerProps {
  readonly unit: Unit | null;
  readonly levels: readonly Level[];
  readonly onClose: () => void;
}

/** A new unit, or the name of one. */
export function UnitDrawer({ unit, levels, onClose }: UnitDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'dictionary.unit',
    initial: {
      title: unit?.title ?? '',
      book: unit?.book ?? '',
      language: (unit?.language ?? 'zh') as WordLanguage,
      level: String(unit?.level ?? 1),
    },
    check: ({ title }) => (title.trim() === '' ? { title: 'dictionary.unit.noTitle' } : {}),
    save: async ({ level, ...values }) => {
      await call(
        saveUnit,
        { ...values, level: Number(level) as Level, ...(unit && { unitId: unit.unitId }) },
        { quiet: true },
      );
      say('dictionary.unit.saved', { title: values.title });
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t(unit ? 'dictionary.library.rename' : 'dictionary.library.newUnit')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('dictionary.unit.title')} field={form.field('title')} required maxLength={longest.title} />
      <TextField
        label={t('dictionary.unit.book')}
        hint={t('dictionary.unit.book.hint')}
        field={form.field('book')}
        maxLength={longest.book}
      />
      {!unit && (
        <>
          <SelectField
            label={t('dictionary.library.language')}
            field={form.field('language')}
            options={wordLanguages.map((value) => ({ value, label: t(`dictionary.language.${value}`) }))}
          />
          <SelectField
            label={t('dictionary.unit.level')}
            field={form.field('level')}
            options={levels.map((level) => ({ value: String(level), label: t(`dictionary.level.${level}`) }))}
          />
        </>
      )}
    </FormDrawer>
  );
}
