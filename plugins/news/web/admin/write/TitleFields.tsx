import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ArticleFields } from '../../../api';

interface TitleFieldsProps {
  readonly values: ArticleFields;
  readonly onChange: (changes: Partial<ArticleFields>) => void;
}

/** What stands above the text: whether it is one, its title and summary, its link. */
export function TitleFields({ values, onChange }: TitleFieldsProps) {
  const t = useText();
  return (
    <Stack justify="start">
      <Segmented
        label={t('news.field.type')}
        value={values.type === 1 ? 'text' : 'link'}
        onChange={(kind) => onChange({ type: kind === 'text' ? 1 : 2 })}
        options={[
          { value: 'text', label: t('news.type.text') },
          { value: 'link', label: t('news.type.link') },
        ]}
      />
      <Stack gap={0} className="wide framed round-card paper clipped">
        <textarea
          className="news-head-in news-head-title wide pad-x-5 pad-y-3 ink high frameless bare"
          rows={1}
          name="title"
          value={values.title}
          maxLength={120}
          lang="zh-CN"
          placeholder={t('news.write.titleHint')}
          aria-label={t('news.field.title')}
          // it grows with a long title, which is one line all the same
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.preventDefault()}
          onChange={(event) => onChange({ title: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
        />
        <input
          className="news-head-in wide pad-y-2 pad-x-5 ink high frameless bare"
          name="titleEn"
          value={values.titleEn}
          maxLength={240}
          lang="en"
          placeholder={t('news.write.titleEnHint')}
          aria-label={t('news.field.titleEn')}
          onChange={(event) => onChange({ titleEn: event.currentTarget.value })}
        />
        {values.type !== 1 && (
          <input
            className="news-head-in wide pad-y-2 pad-x-5 ink high frameless bare"
            type="url"
            value={values.link}
            maxLength={500}
            placeholder="https://"
            aria-label={t('news.field.link')}
            onChange={(event) => onChange({ link: event.currentTarget.value })}
          />
        )}
        <textarea
          className="news-head-in news-head-summary wide pad-y-2 pad-x-5 ink high frameless bare"
          rows={2}
          name="summary"
          value={values.summary}
          maxLength={300}
          lang="zh-CN"
          placeholder={t('news.write.summaryHint')}
          aria-label={t('news.field.summary')}
          onChange={(event) => onChange({ summary: event.currentTarget.value })}
        />
      </Stack>
    </Stack>
  );
}
