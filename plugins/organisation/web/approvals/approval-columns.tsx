import { useIntl } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import type { ApprovalItem } from '../../api';

const tones = { waiting: 'due', approved: 'done', refused: 'late' } as const;

/** Who asks for what, and since when. */
export function useApprovalColumns(): Column<ApprovalItem>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `organisation.approvals.${id}` });
  const time = (at: number | null) =>
    at === null ? '–' : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });
  return [
    { id: 'name', title: text('name'), main: true, cell: ({ name, match }) => name || match?.name || '–' },
    { id: 'kind', title: text('kind'), width: '128px', cell: ({ kind }) => text(`kind.${kind}`) },
    {
      id: 'number',
      title: text('number'),
      width: '140px',
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      id: 'applicant',
      title: text('applicant'),
      width: '96px',
      cell: ({ applicant }) => text(`applicant.${applicant}`),
    },
    { id: 'place', title: text('place'), cell: ({ place }) => place || '–' },
    { id: 'school', title: text('school'), cell: ({ schoolName }) => schoolName || '–' },
    {
      id: 'phone',
      title: text('phone'),
      width: '140px',
      hidden: true,
      cell: ({ phone, mail }) => phone || mail || '–',
    },
    { id: 'askedAt', title: text('askedAt'), width: '168px', cell: ({ askedAt }) => time(askedAt) },
    {
      id: 'state',
      title: text('state'),
      width: '112px',
      cell: ({ state, match, kind }) =>
        state === 'waiting' && kind === 'account' && match ? (
          <Tag tone="late">{text('duplicate')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{text(state)}</Tag>
        ),
    },
    { id: 'decidedBy', title: text('decidedBy'), hidden: true, cell: ({ decidedBy }) => decidedBy || '–' },
  ];
}
