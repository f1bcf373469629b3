import type { ConflictField } from 'edutech/core/ui/form/saving/ConflictView';
import type { Translate } from 'edutech/core/web/hooks';
import type { ArticleConflict, Channel } from '../../../api';
import { linesOf } from '../../../model/articles/text/text';
import { shortMoment } from '../shared/moments';

type Compared = ConflictField<ArticleConflict>;

/** By which fields two versions of an article are compared, and how they read. */
export function comparedFields(t: Translate, channels: readonly Channel[]): readonly Compared[] {
  const plain = (['title', 'titleEn', 'summary', 'summaryEn', 'link', 'source', 'editor', 'author'] as const).map(
    (name): Compared => ({ name, label: t(`news.field.${name}`) }),
  );
  const moment = (name: 'publishAt' | 'expiresAt'): Compared => ({
    name,
    label: t(`news.field.${name}`),
    show: (value: string | null) => (value ? shortMoment(value) : '–'),
  });
  const channel = (id: string) => channels.find(({ typeId }) => typeId === id)?.name ?? '–';
  return [
    ...plain,
    { name: 'typeId', label: t('news.field.typeId'), show: channel },
    {
      name: 'alsoIn',
      label: t('news.field.alsoIn'),
      show: (value: readonly string[] = []) => value.map(channel).join('、') || '–',
    },
    { name: 'body', label: t('news.field.body'), show: (value: string) => <Lines html={value} /> },
    {
      name: 'cover',
      label: t('news.field.cover'),
      show: (value: string) => (value ? <img src={value} alt="" width={240} /> : '–'),
    },
    { name: 'tags', label: t('news.field.tags'), show: (value: readonly string[]) => value.join(' ') || '–' },
    {
      name: 'type',
      label: t('news.field.type'),
      show: (value: number) => t(value === 1 ? 'news.type.text' : 'news.type.link'),
    },
    moment('publishAt'),
    moment('expiresAt'),
  ];
}

const Lines = ({ html }: { html: string }) => <span className="lines">{linesOf(html).join('\n')}</span>;
