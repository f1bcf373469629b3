import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type AuditFacts, auditFacts, type AuditItem, type AuditPage, searchAudit } from '../../api';
import { type AuditQuery, auditQuery, type WireSearch, wireSearch } from './audit-query';
import { ChainCard } from './ChainCard';
import { ExportMenu } from './ExportMenu';
import { RecordList } from './RecordList';
import { SearchForm } from './SearchForm';

interface Data {
  readonly facts: AuditFacts;
  readonly query: AuditQuery;
  readonly search: WireSearch;
  readonly found: AuditPage;
}

const line = 50;

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const query = auditQuery(url.searchParams, new Date());
  const search = wireSearch(query);
  const [facts, found] = await Promise.all([
    call(auditFacts, {}, { signal }),
    call(searchAudit, { ...search, line }, { signal }),
  ]);
  return { facts, query, search, found };
};

/** The audit log: who did what to whom, when and from where; whether it is whole, and how long it is kept. */
export function Page() {
  const { facts, query, search, found } = useLoaderData<Data>();
  const t = useText();
  const { search: text } = useLocation();
  const navigate = useNavigate();
  return (
    <PageFrame
      title={t('deployment.audit.title')}
      note={t('deployment.audit.note', { days: facts.keptDays })}
      end={<ExportMenu search={search} />}
    >
      <ChainCard facts={facts} />
      <SearchForm
        key={`form ${text}`}
        query={query}
        areas={facts.areas}
        onSearch={(next) => void navigate(next, { preventScrollReset: true })}
      />
      {found.items.length === 0 ? (
        <EmptyState title={t('deployment.audit.nothing')} text={t('deployment.audit.nothingText')} />
      ) : (
        <Records key={`records ${text}`} first={found} search={search} label={t('deployment.audit.title')} />
      )}
    </PageFrame>
  );
}

/** The records found so far; older ones come when they are asked for. */
function Records({ first, search, label }: { first: AuditPage; search: WireSearch; label: string }) {
  const t = useText();
  const call = useCall();
  const [older, setOlder] = useState<{ items: readonly AuditItem[]; next: AuditPage['next'] }>({
    items: [],
    next: first.next,
  });
  const more = useAct(
    async () => {
      if (!older.next) return;
      const page = await call(searchAudit, { ...search, after: older.next, line }, { quiet: true });
      setOlder({ items: [...older.items, ...page.items], next: page.next });
    },
    { changes: false },
  );
  return (
    <>
      <RecordList label={label} items={[...first.items, ...older.items]} />
      {more.error !== undefined && <ErrorState error={more.error} onRetry={() => void more.run()} />}
      <p className="center">
        {older.next ? (
          <Button busy={more.isBusy} onClick={() => void more.run()}>
            {t('deployment.audit.older')}
          </Button>
        ) : (
          <span className="muted">{t('deployment.audit.end', { count: first.items.length + older.items.length })}</span>
        )}
      </p>
    </>
  );
}
