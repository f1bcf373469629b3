import { FormattedMessage, useIntl } from 'react-intl';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Tag } from 'edutech/core/ui/Tag';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Row } from 'edutech/core/ui/layout/Row';
import type { PersonItem } from '../../api';

const roleNames = new Map(Object.entries(roleTypes).map(([name, type]) => [type as number, name]));

/** The message of a role type. */
export const roleTitle = (roleType: number) => `core.session.role.${roleNames.get(roleType) ?? 'teacher'}`;

interface PostWords {
  readonly roleType: number;
  readonly subject: string | null;
  readonly grade: string | null;
}

/** A post in words: 数学 教师. */
export function PostName({ roleType, subject, grade }: PostWords) {
  const field = subject ?? grade;
  return (
    <>
      {field && `${field} `}
      <FormattedMessage id={roleTitle(roleType)} />
    </>
  );
}

export function AccountState({ isFrozen, lastLogin }: { isFrozen: boolean; lastLogin: string | null }) {
  if (isFrozen) {
    return (
      <Tag tone="late">
        <FormattedMessage id="organisation.people.frozen" />
      </Tag>
    );
  }
  return (
    <Tag tone={lastLogin ? 'done' : undefined}>
      <FormattedMessage id={lastLogin ? 'organisation.people.active' : 'organisation.people.neverSeen'} />
    </Tag>
  );
}

/** Columns for students (class, seat) or for staff (posts). */
export function usePeopleColumns(kind: 'students' | 'staff', withSchool: boolean): Column<PersonItem>[] {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `organisation.people.${column}` });
  const own: Column<PersonItem>[] =
    kind === 'students'
      ? [
          { id: 'class', title: title('class'), width: '104px', cell: ({ className }) => className ?? '–' },
          {
            id: 'seat',
            title: title('seat'),
            width: '80px',
            align: 'end',
            sorts: true,
            cell: ({ seat }) => seat ?? '–',
          },
        ]
      : [{ id: 'posts', title: title('posts'), cell: (row) => <Posts {...row} /> }];
  return [
    { id: 'name', title: title('name'), width: '132px', main: true, sorts: true, cell: ({ name }) => name },
    {
      id: 'number',
      title: title('number'),
      width: '136px',
      sorts: true,
      cell: ({ usercode }) => <Num>{usercode}</Num>,
    },
    { id: 'username', title: title('username'), cell: ({ username }) => <Num>{username}</Num> },
    ...(withSchool ? [{ id: 'school', title: title('school'), cell: ({ schoolName }: PersonItem) => schoolName }] : []),
    ...own,
    {
      id: 'sex',
      title: title('sex'),
      width: '72px',
      hidden: true,
      cell: ({ sex }) => (sex ? <FormattedMessage id={`organisation.sex.${sex}`} /> : '–'),
    },
    ...useAccountColumns<PersonItem>(),
  ];
}

interface Account {
  readonly phone: string | null;
  readonly isFrozen: boolean;
  readonly lastLogin: string | null;
}

/** What stands in the last columns of accounts, whoever they belong to. */
export function useAccountColumns<Row extends Account>(): Column<Row>[] {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `organisation.people.${column}` });
  const time = (at: string | null) =>
    at ? intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }) : '–';
  return [
    {
      id: 'phone',
      title: title('phone'),
      width: '136px',
      hidden: true,
      cell: ({ phone }) => <Num>{phone ?? '–'}</Num>,
    },
    { id: 'state', title: title('state'), width: '112px', cell: (row) => <AccountState {...row} /> },
    {
      id: 'lastLogin',
      title: title('lastLogin'),
      width: '176px',
      cell: ({ lastLogin }) => <Num>{time(lastLogin)}</Num>,
    },
  ];
}

export const Num = ({ children }: { children: string }) => <span className="num">{children}</span>;

function Posts({ posts, isAdministrator }: PersonItem) {
  return (
    <Row as="span" align="stretch" wrap gap={1}>
      {isAdministrator && (
        <Tag tone="done">
          <FormattedMessage id="organisation.bureaus.administrator" />
        </Tag>
      )}
      {posts.map((post) => (
        <Tag key={`${post.roleType} ${post.subject} ${post.grade}`}>
          <PostName {...post} />
        </Tag>
      ))}
    </Row>
  );
}
