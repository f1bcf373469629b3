import { useEffect, useState } from 'react';
import { Chip } from 'edutech/core/ui/Chip';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useServices, useText } from 'edutech/core/web/hooks';
import { Column } from 'edutech/core/ui/layout/Column';
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
        <Column as="nav" align="center" gap={2} className="search-recent pad-x-4" aria-labelledby="search-recent">
          <h2 id="search-recent" className="t-14 muted">
            {t('search.recent')}
          </h2>
          <Row align="stretch" justify="center" wrap>
            {recent.map((words) => (
              <Chip key={words} selected={false} to={addressOf(words, {})}>
                {words}
              </Chip>
            ))}
          </Row>
        </Column>
      )}
    </div>
  );
}
