import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { KeyHints, type KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type AuditFacts, auditFacts, type AuditItem, type AuditPage, countAudit, searchAudit } from '../../api';
import { type AuditQuery, auditQuery, type WireSearch, wireSearch } from '../../model/audit-query';
import { ChainCard } from './ChainCard';
import { ExportMenu } from './ExportMenu';
import { Groups } from './search/Groups';
import { NothingFound } from './search/NothingFound';
import { RecordList } from './RecordList';
import { Views } from './search/Views';
import { SearchForm } from './search/SearchForm';
import { Kept } from './Kept';
import { Shown } from './Shown';
import { withTyped } from './search/understood';
import { findWider, type Wider } from './search/wider';

interface Data {
  readonly facts: AuditFacts;
  /** The address with each condition under its name. */
  readonly asked: string;
  readonly query: AuditQuery;
  readonly search: WireSearch;
  readonly found: AuditPage;
  /** Where nothing is found: the nearest search that finds something. */
  readonly wider: Wider | null;
}

const line = 50;

const keys: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'deployment.audit.keys.walk' },
  { keys: ['Enter'], does: 'deployment.audit.keys.open' },
  { keys: ['U'], does: 'deployment.audit.keys.undo' },
  { keys: ['F'], does: 'deployment.audit.keys.filter' },
];

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const now = new Date();
  const finds = async (wanted: WireSearch) =>
    (await call(searchAudit, { ...wanted, line: 1 }, { signal })).items.length > 0;
  const known = call(auditFacts, {}, { signal });
  // what is typed is understood by the names of acts; a search without words waits for nothing
  const asked = url.searchParams.has('q')
    ? await withTyped(url.searchParams, (await known).areas, (one) => finds(wireSearch(auditQuery(one, now))))
    : url.searchParams;
  const query = auditQuery(asked, now);
  const search = wireSearch(query);
  const [facts, found] = await Promise.all([known, call(searchAudit, { ...search, line }, { signal })]);
  const wider = found.items.length === 0 ? await findWider(asked, facts, finds) : null;
  return { facts, asked: asked.toString(), query, search, found, wider };
};

/** The audit log: who did what to whom, when and from where; whether it is whole, and how long it is kept. */
export function Page() {
  const { facts, query, search, found, wider, ...data } = useLoaderData<Data>();
  const t = useText();
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(data.asked);
  const { group: _, ...counted } = search;
  const { data: counts } = useAsked(countAudit, counted, { keeps: true });
  return (
    <PageFrame
      title={t('deployment.audit.title')}
      note={t('deployment.audit.note')}
      end={<ExportMenu search={search} />}
    >
      <ChainCard facts={facts} />
      <SearchForm
        key={`form ${text}`}
        query={query}
        asked={asked}
        facts={facts}
        onSearch={(next) => void navigate(next, { preventScrollReset: true })}
      >
        <Groups query={query} asked={asked} counts={counts} />
      </SearchForm>
      <Split side={264} until={1280}>
        <div>
          {found.items.length === 0 ? (
            <NothingFound wider={wider} />
          ) : (
            <Records
              key={`records ${text}`}
              first={found}
              search={search}
              label={t('deployment.audit.title')}
              hidden={query.group || query.act ? [] : (counts?.hidden ?? [])}
            />
          )}
        </div>
        <Stack gap={4}>
          <Shown query={query} asked={asked} counts={counts} />
          <Views key={`views ${text}`} views={facts.views} query={query} />
          <Kept facts={facts} />
        </Stack>
      </Split>
      <KeyHints hints={keys} />
    </PageFrame>
  );
}

interface RecordsProps {
  readonly first: AuditPage;
  readonly search: WireSearch;
  readonly label: string;
  readonly hidden: Parameters<typeof RecordList>[0]['hidden'];
}

/** The records found so far; older ones come when they are asked for. */
function Records({ first, search, label, hidden }: RecordsProps) {
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
      <RecordList label={label} items={[...first.items, ...older.items]} hidden={hidden} />
      {more.error !== undefined && <ErrorState error={more.error} onRetry={() => void more.run()} />}
      <p className="center pad-t-3">
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
