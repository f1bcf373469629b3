import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { licences, resourceLanguages } from '../../../model/kinds';
import { visibilities, type Visibility } from '../../../model/sharing';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { languageWord } from '../../shared/language-word';
import { ChapterSelect } from './ChapterSelect';
import type { Common } from '../desk/desk';
import { Field } from './Field';
import type { FieldsProps } from './FileFields';

interface CommonFieldsProps extends FieldsProps {
  readonly books: readonly TeachingBook[];
  readonly book: TeachingBook;
}

/** What all files on the desk have in common: book and chapter, licence, who may see them; the rest is folded away. */
export function CommonFields({ desk, chapters, showsMissing, books, book }: CommonFieldsProps) {
  const t = useText();
  const { common, setCommon } = desk;
  const files = desk.items;
  const needsChapter = files.length === 0 || files.some((file) => !desk.draftOf(file)?.nodeId);
  return (
    <Stack className="pad-x-4 pad-b-4">
      <Field label={t('resource.field.book')} isRequired group>
        <TextbookPicker
          books={books.map(({ choice }) => choice)}
          current={book.bookId}
          onChoose={({ book: chosen }) => {
            setCommon({ bookId: chosen.id, nodeId: '' });
            desk.forgetChapters();
          }}
        />
      </Field>
      <Field
        label={t('resource.field.chapter')}
        isRequired={needsChapter}
        wrong={showsMissing && needsChapter && common.nodeId === '' ? t('resource.wrong.chapter') : undefined}
      >
        <ChapterSelect
          chapters={chapters}
          value={common.nodeId}
          none={t('resource.chapter.choose')}
          onChange={(nodeId) => setCommon({ nodeId })}
        />
      </Field>
      <Field
        label={t('resource.field.licence')}
        isRequired
        wrong={showsMissing && common.licence === '' ? t('resource.wrong.licence') : undefined}
      >
        <select
          className="input"
          value={common.licence}
          onChange={(event) => setCommon({ licence: event.currentTarget.value as Common['licence'] })}
        >
          <option value="">{t('resource.licence.choose')}</option>
          {licences.map((licence) => (
            <option key={licence} value={licence}>
              {t(`resource.licence.${licence}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('resource.field.visibility')} hint={t(`resource.visibilityHint.${common.visibility}`)} group>
        <Segmented
          label={t('resource.field.visibility')}
          value={String(common.visibility)}
          onChange={(value) => setCommon({ visibility: Number(value) as Visibility })}
          options={Object.values(visibilities).map((visibility) => ({
            value: String(visibility),
            label: t(`resource.visibility.${visibility}`),
          }))}
        />
      </Field>
      <MoreFields common={common} onChange={setCommon} />
    </Stack>
  );
}

interface MoreFieldsProps {
  readonly common: Common;
  readonly onChange: (changes: Partial<Common>) => void;
}

/** What need not be said: authors, keywords, language, description. */
function MoreFields({ common, onChange }: MoreFieldsProps) {
  const t = useText();
  return (
    <details className="resource-more">
      <summary className="ink-brand medium pressable">{t('resource.field.more')}</summary>
      <Stack>
        <Field label={t('resource.field.authors')} hint={t('resource.field.authors.hint')}>
          <input
            className="input"
            maxLength={100}
            value={common.authors}
            onChange={(event) => onChange({ authors: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('resource.field.keywords')} hint={t('resource.field.keywords.hint')}>
          <input
            className="input"
            maxLength={200}
            value={common.keywords}
            onChange={(event) => onChange({ keywords: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('resource.field.language')}>
          <select
            className="input"
            value={common.language}
            onChange={(event) => onChange({ language: event.currentTarget.value as Common['language'] })}
          >
            <option value="">{t('resource.language.guess')}</option>
            {resourceLanguages.map((language) => (
              <option key={language} value={language}>
                {t(languageWord(language))}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t('resource.field.description')}>
          <textarea
            className="input"
            maxLength={2000}
            rows={3}
            value={common.description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Field>
      </Stack>
    </details>
  );
}
