import { useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ApprovalItem } from '../../api';

/** What was asked, in the applicant's own words, and what speaks against it. */
export function RequestFacts({ request }: { request: ApprovalItem }) {
  const intl = useIntl();
  const t = useText();
  const time = (at: number) =>
    intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });
  const { match, kind } = request;
  const facts: readonly (readonly [string, string])[] = [
    ['kind', t(`organisation.approvals.kind.${kind}`)],
    ['applicant', t(`organisation.approvals.applicant.${request.applicant}`)],
    ['school', request.schoolName],
    ['number', request.number],
    ['place', request.place],
    ['phone', request.phone],
    ['mail', request.mail],
    ['noteOf', request.note],
    ['askedAt', time(request.askedAt)],
    ['decidedBy', request.decidedAt === null ? '' : `${request.decidedBy} · ${time(request.decidedAt)}`],
    ['reason', request.reason],
  ];
  return (
    <>
      <dl className="organisation-request">
        {facts
          .filter(([, value]) => value !== '')
          .map(([id, value]) => (
            <div key={id}>
              <dt className="muted t-13">{t(`organisation.approvals.${id}`)}</dt>
              <dd className="breaks">{value}</dd>
            </div>
          ))}
      </dl>
      {match && (
        <Row as="p" align="stretch" className="organisation-match pad-3 round tint-due">
          <Icon className="above-half ink-due" name={match.isSameName ? 'Person' : 'Warning'} />
          <span>
            {t(`organisation.approvals.match.${kind}`, { name: match.name, username: match.username })}
            {!match.isSameName && request.name !== '' && (
              <> {t('organisation.approvals.otherName', { name: request.name })}</>
            )}
            {!match.isHere && request.schoolId !== null && <> {t('organisation.approvals.elsewhere')}</>}
          </span>
        </Row>
      )}
    </>
  );
}
