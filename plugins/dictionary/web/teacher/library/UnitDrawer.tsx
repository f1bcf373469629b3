import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { saveUnit } from '../../../api';
import type { Unit } from '../../../api/library';
import { type Level, longest, wordLanguages } from '../../../model/word';
import { UnitPlace, type UnitValues } from './UnitPlace';

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
  const form = useForm<UnitValues>({
    name: 'dictionary.unit',
    initial: {
      title: unit?.title ?? '',
      book: unit?.book ?? '',
      bookId: unit?.bookId ?? '',
      nodeId: unit?.nodeId ?? '',
      readPointId: unit?.readPointId ?? '',
      writePointId: unit?.writePointId ?? '',
      language: unit?.language ?? 'zh',
      level: String(unit?.level ?? 1),
    },
    check: ({ title }) => (title.trim() === '' ? { title: 'dictionary.unit.noTitle' } : {}),
    save: async ({ level, bookId, nodeId, readPointId, writePointId, ...values }) => {
      await call(
        saveUnit,
        {
          ...values,
          nodeId: (bookId && nodeId) || null,
          readPointId: (bookId && readPointId) || null,
          writePointId: (bookId && writePointId) || null,
          level: Number(level) as Level,
          ...(unit && { unitId: unit.unitId }),
        },
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
      <UnitPlace unit={unit} form={form} />
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
