import { FormattedNumber } from 'react-intl';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Translate } from 'edutech/core/web/hooks';
import type { AdminArticle } from '../../../api';
import { ArticleStateTag } from '../shared/ArticleStateTag';

/** What the list shows of an article. */
export function articleColumns(t: Translate): readonly Column<AdminArticle>[] {
  return [
    {
      id: 'title',
      title: t('news.column.title'),
      main: true,
      cell: (row) => row.title || t('news.admin.untitled'),
    },
    {
      id: 'state',
      title: t('news.column.state'),
      width: '128px',
      cell: (row) => (
        <Row as="span" inline align="stretch" wrap gap={1}>
          <ArticleStateTag state={row.state} />
          {row.pinnedUntil && <Tag tone="due">{t('news.list.pinned')}</Tag>}
        </Row>
      ),
    },
    { id: 'channel', title: t('news.column.channel'), width: '112px', cell: (row) => row.typeName },
    { id: 'site', title: t('news.column.site'), width: '128px', cell: (row) => row.siteName },
    { id: 'writer', title: t('news.column.writer'), width: '84px', cell: (row) => row.writer },
    {
      id: 'reviewers',
      title: t('news.column.reviewers'),
      width: '128px',
      cell: (row) => row.reviewers.join(t('news.and')) || '–',
    },
    {
      id: 'views',
      title: t('news.column.views'),
      width: '72px',
      align: 'end',
      cell: (row) => (row.views > 0 ? <FormattedNumber value={row.views} /> : '–'),
    },
    { id: 'time', title: t('news.column.time'), width: '172px', cell: (row) => <Time row={row} /> },
    { id: 'updatedBy', title: t('news.column.updatedBy'), width: '96px', hidden: true, cell: (row) => row.updatedBy },
  ];
}

/** When it appeared or will; else when it was last worked on. */
function Time({ row }: { row: AdminArticle }) {
  const isAtWork = row.state === 'draft' || row.state.endsWith('Review');
  const moment = isAtWork ? row.updatedAt : (row.publishedAt ?? row.updatedAt);
  return <SaidMoment at={moment} />;
}
