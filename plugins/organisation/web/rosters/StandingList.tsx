import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Standing } from '../../api';

interface StandingListProps {
  readonly standing: readonly Standing[];
  readonly count: number;
  /** What can be done all the same. */
  readonly children?: ReactNode;
}

/** Why something is not simply taken back: who has signed in since, what was changed, which work stands on it. */
export function StandingList({ standing, count, children }: StandingListProps) {
  return (
    <div className="organisation-standing pad-y-3 pad-x-4" role="alert">
      <b>
        <FormattedMessage id="organisation.standing.title" values={{ count }} />
      </b>
      <ul>
        {standing.slice(0, 10).map(({ kind, name, what = '' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={index}>
            <FormattedMessage id={`organisation.standing.${kind}`} values={{ name, what }} />
          </li>
        ))}
      </ul>
      {count > 10 && (
        <p className="muted">
          <FormattedMessage id="organisation.standing.more" values={{ count: count - 10 }} />
        </p>
      )}
      {children}
    </div>
  );
}
