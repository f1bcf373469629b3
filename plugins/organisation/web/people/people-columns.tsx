import { roleTypes } from 'edutech/core/common/permissions/people';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Tag } from 'edutech/core/ui/Tag';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const field = subject ?? grade;
  return (
    <>
      {field && `${field} `}
      {t(roleTitle(roleType))}
    </>
  );
}

export function AccountState({ isFrozen, lastLogin }: { isFrozen: boolean; lastLogin: string | null }) {
  const t = useText();
  if (isFrozen) {
    return <Tag tone="late">{t('organisation.people.frozen')}</Tag>;
  }
  return (
    <Tag tone={lastLogin ? 'done' : undefined}>
      {t(lastLogin ? 'organisation.people.active' : 'organisation.people.neverSeen')}
    </Tag>
  );
}

/** Columns for students (class, seat) or for staff (posts). */
export function usePeopleColumns(kind: 'students' | 'staff', withSchool: boolean): Column<PersonItem>[] {
  const t = useText();
  const own: Column<PersonItem>[] =
    kind === 'students'
      ? [
          {
            id: 'class',
            title: t('organisation.people.class'),
            width: '104px',
            cell: ({ className }) => className ?? '–',
          },
          {
            id: 'seat',
            title: t('organisation.people.seat'),
            width: '80px',
            align: 'end',
            sorts: true,
            cell: ({ seat }) => seat ?? '–',
          },
        ]
      : [{ id: 'posts', title: t('organisation.people.posts'), cell: (row) => <Posts {...row} /> }];
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
      width: '136px',
      sorts: true,
      cell: ({ usercode }) => <Num>{usercode}</Num>,
    },
    { id: 'username', title: t('organisation.people.username'), cell: ({ username }) => <Num>{username}</Num> },
    ...(withSchool
      ? [{ id: 'school', title: t('organisation.people.school'), cell: ({ schoolName }: PersonItem) => schoolName }]
      : []),
    ...own,
    {
      id: 'sex',
      title: t('organisation.people.sex'),
      width: '72px',
      hidden: true,
      cell: ({ sex }) => (sex ? t(`organisation.sex.${sex}`) : '–'),
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
  const t = useText();
  return [
    {
      id: 'phone',
      title: t('organisation.people.phone'),
      width: '136px',
      hidden: true,
      cell: ({ phone }) => <Num>{phone ?? '–'}</Num>,
    },
    { id: 'state', title: t('organisation.people.state'), width: '112px', cell: (row) => <AccountState {...row} /> },
    {
      id: 'lastLogin',
      title: t('organisation.people.lastLogin'),
      width: '120px',
      cell: ({ lastLogin }) => (lastLogin ? <SaidMoment at={lastLogin} /> : '–'),
    },
  ];
}

export const Num = ({ children }: { children: string }) => <span className="num">{children}</span>;

function Posts({ posts, isAdministrator }: PersonItem) {
  const t = useText();
  return (
    <Row as="span" align="stretch" wrap gap={1}>
      {isAdministrator && <Tag tone="done">{t('organisation.bureaus.administrator')}</Tag>}
      {posts.map((post) => (
        <Tag key={`${post.roleType} ${post.subject} ${post.grade}`}>
          <PostName {...post} />
        </Tag>
      ))}
    </Row>
  );
}
