import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { addWords } from '../../../api';
import { wordLevels, type WordLevel } from '../../../model/articles/text/words';

/** Lists words, one a line, with a note behind a tab. */
export function AddWords({ onClose }: { onClose: () => void }) {
  const call = useCall();
  const t = useText();
  const say = useUndo();
  const form = useForm<{ list: string; level: string }>({
    name: 'news.words',
    initial: { list: '', level: 'block' },
    check: ({ list }) => (list.trim() === '' ? { list: 'news.error.noWords' } : {}),
    save: async ({ list, level }) => {
      const { added, changed } = await call(addWords, { list, level: level as WordLevel }, { quiet: true });
      say('news.words.added', { added, changed });
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer title={t('news.words.add')} form={form} onClose={onClose}>
      <SelectField
        label={t('news.words.column.level')}
        field={form.field('level')}
        options={wordLevels.map((value) => ({ value, label: t(`news.words.level.${value}`) }))}
      />
      <TextAreaField
        label={t('news.words.list')}
        hint={t('news.words.listHint')}
        field={form.field('list')}
        lines={12}
        maxLength={100_000}
        required
      />
    </FormDrawer>
  );
}
