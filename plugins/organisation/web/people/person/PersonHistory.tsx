import { FormattedDate } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { PersonDetail } from '../../../api';

/** Where a student has sat and how he came there, and his moves between schools with what was noted. */
export function PersonHistory({ person: { seats, transfers } }: { person: PersonDetail }) {
  const t = useText();
  return (
    <>
      {seats.length > 0 && (
        <section className="organisation-part">
          <h3>{t('organisation.people.seats')}</h3>
          <ul>
            {seats.map(({ term, className, schoolName, arrival }) => (
              <li key={`${term} ${className}`}>
                <span className="num">{term}</span>
                <span>{className}</span>
                {arrival && <Tag>{t(`organisation.people.arrival.${arrival.how}`, { from: arrival.from })}</Tag>}
                <span className="muted">{schoolName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {transfers.length > 0 && (
        <section className="organisation-part">
          <h3>{t('organisation.people.transfers')}</h3>
          <ul>
            {transfers.map((transfer) => (
              <Transfer key={transfer.id} {...transfer} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Transfer(transfer: PersonDetail['transfers'][number]) {
  const t = useText();
  const { state, fromSchool, toSchool, note, answer, releasedBy, releasedAt } = transfer;
  return (
    <li>
      <span className="num">
        <FormattedDate value={releasedAt} dateStyle="medium" timeZone="Asia/Shanghai" />
      </span>
      <span>
        {fromSchool} → {toSchool}
      </span>
      {note && <span className="muted">{note}</span>}
      {answer && <span className="muted">{answer}</span>}
      <span className="muted">{releasedBy}</span>
      <Tag tone={state === 'accepted' ? 'done' : undefined}>{t(`organisation.transfers.state.${state}`)}</Tag>
    </li>
  );
}
