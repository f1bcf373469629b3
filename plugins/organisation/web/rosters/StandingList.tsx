import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Standing } from '../../api';

interface StandingListProps {
  readonly standing: readonly Standing[];
  readonly count: number;
  /** What can be done all the same. */
  readonly children?: ReactNode;
}

/** Why something is not simply taken back: who has signed in since, what was changed, which work stands on it. */
export function StandingList({ standing, count, children }: StandingListProps) {
  const t = useText();
  return (
    <div className="organisation-standing pad-y-3 pad-x-4" role="alert">
      <b>{t('organisation.standing.title', { count })}</b>
      <ul>
        {standing.slice(0, 10).map(({ kind, name, what = '' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={index}>{t(`organisation.standing.${kind}`, { name, what })}</li>
        ))}
      </ul>
      {count > 10 && <p className="muted">{t('organisation.standing.more', { count: count - 10 })}</p>}
      {children}
    </div>
  );
}
