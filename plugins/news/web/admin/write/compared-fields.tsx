import type { IntlShape } from 'react-intl';
import type { ConflictField } from 'edutech/core/ui/form/saving/ConflictView';
import type { ArticleConflict, Channel } from '../../../api';
import { linesOf } from '../../../model/articles/text/text';
import { shortMoment } from '../shared/moments';

type Compared = ConflictField<ArticleConflict>;

/** By which fields two versions of an article are compared, and how they read. */
export function comparedFields(intl: IntlShape, channels: readonly Channel[]): readonly Compared[] {
  const label = (name: string) => intl.formatMessage({ id: `news.field.${name}` });
  const plain = (['title', 'titleEn', 'summary', 'summaryEn', 'link', 'source', 'editor', 'author'] as const).map(
    (name): Compared => ({ name, label: label(name) }),
  );
  const moment = (name: 'publishAt' | 'expiresAt'): Compared => ({
    name,
    label: label(name),
    show: (value: string | null) => (value ? shortMoment(value) : '–'),
  });
  const channel = (id: string) => channels.find(({ typeId }) => typeId === id)?.name ?? '–';
  return [
    ...plain,
    { name: 'typeId', label: label('typeId'), show: channel },
    {
      name: 'alsoIn',
      label: label('alsoIn'),
      show: (value: readonly string[] = []) => value.map(channel).join('、') || '–',
    },
    { name: 'body', label: label('body'), show: (value: string) => <Lines html={value} /> },
    {
      name: 'cover',
      label: label('cover'),
      show: (value: string) => (value ? <img src={value} alt="" width={240} /> : '–'),
    },
    { name: 'tags', label: label('tags'), show: (value: readonly string[]) => value.join(' ') || '–' },
    {
      name: 'type',
      label: label('type'),
      show: (value: number) => intl.formatMessage({ id: value === 1 ? 'news.type.text' : 'news.type.link' }),
    },
    moment('publishAt'),
    moment('expiresAt'),
  ];
}

const Lines = ({ html }: { html: string }) => <span className="lines">{linesOf(html).join('\n')}</span>;
