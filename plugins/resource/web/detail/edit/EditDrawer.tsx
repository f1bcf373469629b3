import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { updateResource } from '../../../api';
import type { ResourceDetail } from '../../../api/records';
import { kinds, licences, resourceLanguages } from '../../../model/kinds';
import { useChapters } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { languageWord } from '../../shared/language-word';
import { changeOf, type EditValues, readVersion, valuesOf } from './edit-values';
import { EditedFile } from './EditedFile';
import { PlaceFields } from './PlaceFields';
import { useOwnBooks } from './use-own-books';

interface EditDrawerProps {
  readonly resource: ResourceDetail;
  readonly onClose: () => void;
}

/** Changes what is said of one's own resource, and its file: before it is shared, and after it was returned. */
export function EditDrawer({ resource, onClose }: EditDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const books = useOwnBooks();
  const form = useForm<EditValues>({
    name: 'resource.edit',
    initial: valuesOf(resource),
    read: readVersion,
    check: ({ title, nodeId }) => ({
      ...(title.trim() === '' && { title: 'core.ui.form.required' }),
      ...(nodeId === '' && { nodeId: 'core.ui.form.required' }),
    }),
    save: (values) => {
      const book = books.find(({ bookId }) => bookId === values.bookId);
      return call(updateResource, changeOf(values, resource, book), { quiet: true });
    },
    onSaved: () => {
      say('resource.edit.done', { title: form.values.title });
      onClose();
    },
  });
  const choices = (of: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`resource.${of}.${value}`) }));
  const { bookId } = form.values;
  const { chapters } = useChapters({
    bookId,
    version: books.find((book) => book.bookId === bookId)?.version ?? null,
  });
  return (
    <FormDrawer
      title={t('resource.edit')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'title', label: t('resource.column.title') },
        { name: 'authors', label: t('resource.field.authors') },
        { name: 'keywords', label: t('resource.field.keywords') },
        { name: 'description', label: t('resource.field.description') },
      ]}
    >
      <TextField label={t('resource.column.title')} field={form.field('title')} maxLength={100} required />
      <PlaceFields form={form} books={books} chapters={chapters} />
      <div className="form-pair">
        <SelectField label={t('resource.kind')} field={form.field('kind')} options={choices('kind', kinds)} required />
        <SelectField
          label={t('resource.field.licence')}
          field={form.field('licence')}
          options={choices('licence', licences)}
          required
        />
      </div>
      <div className="form-pair">
        <TextField label={t('resource.field.authors')} field={form.field('authors')} maxLength={100} />
        <SelectField
          label={t('resource.field.language')}
          field={form.field('language')}
          options={resourceLanguages.map((value) => ({
            value,
            label: t(languageWord(value)),
          }))}
        />
      </div>
      <TextField
        label={t('resource.field.keywords')}
        hint={t('resource.field.keywords.hint')}
        field={form.field('keywords')}
        maxLength={200}
      />
      <TextAreaField
        label={t('resource.field.description')}
        field={form.field('description')}
        lines={4}
        maxLength={2000}
      />
      <EditedFile resource={resource} onFile={(fileId) => form.set({ fileId })} />
    </FormDrawer>
  );
}
