import { useEffect, useState } from 'react';
import { Chip } from 'edutech/core/ui/Chip';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useServices, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { addressOf } from '../address';
import { recentSearches } from '../recent';

/** Before anything is looked for: how one can look, and what one has looked for. */
export function StartHere() {
  const t = useText();
  const { storage } = useServices();
  const [recent, setRecent] = useState<readonly string[]>([]);
  // What this browser remembers is not known where the server draws the page
  useEffect(() => setRecent(recentSearches({ storage })), [storage]);
  return (
    <div className="card pad-b-5">
      <EmptyState page picture="search" title={t('search.title')} text={t('search.start')} />
      {recent.length > 0 && (
        <nav className="search-recent" aria-labelledby="search-recent">
          <h2 id="search-recent">{t('search.recent')}</h2>
          <Row align="stretch" wrap className="search-chips">
            {recent.map((words) => (
              <Chip key={words} selected={false} to={addressOf(words, {})}>
                {words}
              </Chip>
            ))}
          </Row>
        </nav>
      )}
    </div>
  );
}
