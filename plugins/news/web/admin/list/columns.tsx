import type { IntlShape } from 'react-intl';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { AdminArticle } from '../../../api';
import { ArticleStateTag } from '../shared/ArticleStateTag';
import { shortMoment } from '../shared/moments';

/** What the list shows of an article. */
export function articleColumns(intl: IntlShape): readonly Column<AdminArticle>[] {
  const title = (id: string) => intl.formatMessage({ id: `news.column.${id}` });
  return [
    {
      id: 'title',
      title: title('title'),
      main: true,
      cell: (row) => row.title || intl.formatMessage({ id: 'news.admin.untitled' }),
    },
    {
      id: 'state',
      title: title('state'),
      width: '128px',
      cell: (row) => (
        <Row as="span" inline align="stretch" wrap gap={1}>
          <ArticleStateTag state={row.state} />
          {row.pinnedUntil && (
            <Tag tone="due">
              <FormattedMessage id="news.list.pinned" />
            </Tag>
          )}
        </Row>
      ),
    },
    { id: 'channel', title: title('channel'), width: '112px', cell: (row) => row.typeName },
    { id: 'site', title: title('site'), width: '128px', cell: (row) => row.siteName },
    { id: 'writer', title: title('writer'), width: '84px', cell: (row) => row.writer },
    {
      id: 'reviewers',
      title: title('reviewers'),
      width: '128px',
      cell: (row) => row.reviewers.join(intl.formatMessage({ id: 'news.and' })) || '–',
    },
    {
      id: 'views',
      title: title('views'),
      width: '72px',
      align: 'end',
      cell: (row) => (row.views > 0 ? <FormattedNumber value={row.views} /> : '–'),
    },
    { id: 'time', title: title('time'), width: '172px', cell: (row) => <Time row={row} /> },
    { id: 'updatedBy', title: title('updatedBy'), width: '96px', hidden: true, cell: (row) => row.updatedBy },
  ];
}

/** When it appeared or will; else when it was last worked on. */
function Time({ row }: { row: AdminArticle }) {
  const isAtWork = row.state === 'draft' || row.state.endsWith('Review');
  const moment = isAtWork ? row.updatedAt : (row.publishedAt ?? row.updatedAt);
  return (
    <time className="num" dateTime={moment}>
      {shortMoment(moment)}
    </time>
  );
}
