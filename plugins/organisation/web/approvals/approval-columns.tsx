import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useText } from 'edutech/core/web/hooks';
import type { ApprovalItem } from '../../api';

const tones = { waiting: 'due', approved: 'done', refused: 'late' } as const;

/** Who asks for what, and since when. */
export function useApprovalColumns(): Column<ApprovalItem>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('organisation.approvals.name'),
      main: true,
      cell: ({ name, match }) => name || match?.name || '–',
    },
    {
      id: 'kind',
      title: t('organisation.approvals.kind'),
      width: '128px',
      cell: ({ kind }) => t(`organisation.approvals.kind.${kind}`),
    },
    {
      id: 'number',
      title: t('organisation.approvals.number'),
      width: '140px',
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      id: 'applicant',
      title: t('organisation.approvals.applicant'),
      width: '96px',
      cell: ({ applicant }) => t(`organisation.approvals.applicant.${applicant}`),
    },
    { id: 'place', title: t('organisation.approvals.place'), cell: ({ place }) => place || '–' },
    { id: 'school', title: t('organisation.approvals.school'), cell: ({ schoolName }) => schoolName || '–' },
    {
      id: 'phone',
      title: t('organisation.approvals.phone'),
      width: '140px',
      hidden: true,
      cell: ({ phone, mail }) => phone || mail || '–',
    },
    {
      id: 'askedAt',
      title: t('organisation.approvals.askedAt'),
      width: '128px',
      cell: ({ askedAt }) => <SaidMoment at={new Date(askedAt)} />,
    },
    {
      id: 'state',
      title: t('organisation.approvals.state'),
      width: '112px',
      cell: ({ state, match, kind }) =>
        state === 'waiting' && kind === 'account' && match ? (
          <Tag tone="late">{t('organisation.approvals.duplicate')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{t(`organisation.approvals.${state}`)}</Tag>
        ),
    },
    {
      id: 'decidedBy',
      title: t('organisation.approvals.decidedBy'),
      hidden: true,
      cell: ({ decidedBy }) => decidedBy || '–',
    },
  ];
}
