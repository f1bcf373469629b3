import { roleTypes } from 'edutech/core/common/permissions/people';
import { Tag } from 'edutech/core/ui/Tag';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { BureauItem } from '../../../api';
import { Num, roleTitle, useAccountColumns } from '../people-columns';

/** Columns of the bureaus' people: the posts say which bureau, and whether an auditor has anything to review. */
export function useBureauColumns(): Column<BureauItem>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('organisation.people.name'),
      width: '132px',
      main: true,
      sorts: true,
      cell: ({ name }) => name,
    },
    {
      id: 'number',
      title: t('organisation.people.number'),
      width: '112px',
      sorts: true,
      cell: (row) => <Num>{row.usercode}</Num>,
    },
    {
      id: 'username',
      title: t('organisation.people.username'),
      width: '136px',
      cell: ({ username }) => <Num>{username}</Num>,
    },
    { id: 'posts', title: t('organisation.people.posts'), cell: (row) => <Posts {...row} /> },
    ...useAccountColumns<BureauItem>(),
  ];
}

function Posts({ posts, isAdministrator }: BureauItem) {
  const t = useText();
  return (
    <Row as="span" align="stretch" wrap gap={1}>
      {isAdministrator && <Tag tone="done">{t('organisation.bureaus.administrator')}</Tag>}
      {posts.map(({ roleType, county, scopes }) => (
        <Tag key={`${roleType} ${county}`}>
          {county ? `${county} ` : ''}
          {t(roleTitle(roleType))}
          {roleType === roleTypes.auditor && (
            <>
              {' · '}
              {t('organisation.bureaus.scopeCount', { count: scopes })}
            </>
          )}
        </Tag>
      ))}
    </Row>
  );
}
