import { useIntl } from 'react-intl';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ReviewerFigures } from './figures';

/** From what mean difference on somebody is said to be lenient or strict. */
const muchOff = 1;

/** Everybody who marks: how far he is, and how he lies beside what the teacher gave himself. */
export function ReviewersTable({ rows }: { readonly rows: readonly ReviewerFigures[] }) {
  const t = useText();
  return (
    <DataTable
      name="work.peerReviewers"
      label={t('work.peer.show.reviewers')}
      rows={rows}
      keyOf={({ person }) => person.attemptId}
      nameOf={({ person }) => person.name}
      empty={{ title: t('work.peer.empty') }}
      columns={[
        {
          id: 'name',
          title: t('work.peer.column.reviewer'),
          main: true,
          cell: ({ person: { seat, name } }) => (
            <>
              <span className="num muted">{seat || ''}</span> {name}
            </>
          ),
        },
        {
          id: 'done',
          title: t('work.peer.column.done'),
          width: '136px',
          cell: ({ done, papers, late }) => (
            <span className="num">
              {done} / {papers} {late > 0 && <Tag tone="late">{t('work.peer.state.late')}</Tag>}
            </span>
          ),
        },
        {
          id: 'above',
          title: t('work.peer.column.above'),
          width: '240px',
          cell: ({ above, samples }) => <Above above={above} samples={samples} />,
        },
        {
          id: 'accepted',
          title: t('work.peer.column.accepted'),
          width: '104px',
          align: 'end',
          cell: ({ accepted }) => accepted,
        },
        {
          id: 'rejected',
          title: t('work.peer.column.rejected'),
          width: '104px',
          align: 'end',
          cell: ({ rejected }) => rejected,
        },
      ]}
    />
  );
}

function Above({ above, samples }: Pick<ReviewerFigures, 'above' | 'samples'>) {
  const intl = useIntl();
  const t = useText();
  if (above === null) return <span className="muted">{t('work.peer.above.none')}</span>;
  const kind = above >= muchOff ? 'lenient' : above <= -muchOff ? 'strict' : 'near';
  return (
    <Row as="span" inline>
      <span className="num">{intl.formatNumber(above, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })}</span>
      <Tag tone={kind === 'near' ? 'done' : 'star'}>{t(`work.peer.above.${kind}`)}</Tag>
      <small className="muted">{t('work.peer.above.of', { samples })}</small>
    </Row>
  );
}
