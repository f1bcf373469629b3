import { FormattedMessage, useIntl } from 'react-intl';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Tag } from 'edutech/core/ui/Tag';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Row } from 'edutech/core/ui/layout/Row';
import type { BureauItem } from '../../../api';
import { Num, roleTitle, useAccountColumns } from '../people-columns';

/** Columns of the bureaus' people: the posts say which bureau, and whether an auditor has anything to review. */
export function useBureauColumns(): Column<BureauItem>[] {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `organisation.people.${column}` });
  return [
    { id: 'name', title: title('name'), width: '132px', main: true, sorts: true, cell: ({ name }) => name },
    { id: 'number', title: title('number'), width: '112px', sorts: true, cell: (row) => <Num>{row.usercode}</Num> },
    { id: 'username', title: title('username'), width: '136px', cell: ({ username }) => <Num>{username}</Num> },
    { id: 'posts', title: title('posts'), cell: (row) => <Posts {...row} /> },
    ...useAccountColumns<BureauItem>(),
  ];
}

function Posts({ posts, isAdministrator }: BureauItem) {
  return (
    <Row as="span" align="stretch" wrap gap={1}>
      {isAdministrator && (
        <Tag tone="done">
          <FormattedMessage id="organisation.bureaus.administrator" />
        </Tag>
      )}
      {posts.map(({ roleType, county, scopes }) => (
        <Tag key={`${roleType} ${county}`}>
          {county ? `${county} ` : ''}
          <FormattedMessage id={roleTitle(roleType)} />
          {roleType === roleTypes.auditor && (
            <>
              {' · '}
              <FormattedMessage id="organisation.bureaus.scopeCount" values={{ count: scopes }} />
            </>
          )}
        </Tag>
      ))}
    </Row>
  );
}
