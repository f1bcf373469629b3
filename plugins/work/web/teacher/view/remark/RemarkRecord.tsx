import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Id } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { useCall } from 'edutech/core/web/hooks';
import { listRemarks } from '../../../../api';
import { RemarkedTable } from './RemarkPreview';

/** When the answer was changed before, by whom, and whose points that changed; nothing where it never was. */
export function RemarkRecord({ homeworkid, itemid }: { readonly homeworkid: Id; readonly itemid: Id }) {
  const call = useCall();
  const [records, setRecords] = useState<OutputOf<typeof listRemarks>>([]);
  // Once, when the drawer opens
  useEffect(() => {
    const asking = new AbortController();
    call(listRemarks, { homeworkid, itemid }, { signal: asking.signal }).then(
      setRecords,
      () => undefined, // the call has said what went wrong
    );
    return () => asking.abort();
  }, [call, homeworkid, itemid]);
  if (records.length === 0) return null;
  return (
    <section className="work-remark-record">
      <h3>
        <FormattedMessage id="work.remark.record" />
      </h3>
      {records.map(({ at, by, changes }) => (
        <details key={at}>
          <summary>
            <time className="num" dateTime={at}>
              {cityMinute(new Date(at))}
            </time>{' '}
            <FormattedMessage id="work.remark.record.line" values={{ by, count: changes.length }} />
          </summary>
          <RemarkedTable changes={changes} />
        </details>
      ))}
    </section>
  );
}
