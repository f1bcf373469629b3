import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { collectionKeys } from '../../../api';
import type { EntryKey } from '../../../api/records';
import { collectionAddress } from '../../shared/addresses';
import { lookBacks } from '../../shared/wish';
import type { Collection } from '../load-collection';
import { Booklet, type Layout } from './Booklet';

const layouts: readonly Layout[] = ['questions', 'space', 'answers'];
const papers = ['A4', 'B5'] as const;

/** Wrong questions as a booklet: what is on the page is what is printed, or saved as PDF by the browser. */
export function PrintView({ list }: { readonly list: Collection }) {
  useSignals();
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const { user } = useSession();
  const [layout, setLayout] = useState<Layout>('space');
  const [paper, setPaper] = useState<(typeof papers)[number]>('A4');
  const [hasCodes, setHasCodes] = useState(true);
  const { keys, busy, read } = usePrintKeys(list);
  if (list.data.length === 0) return <Nothing />;
  return (
    <PageFrame
      title={t('wrong.print.title')}
      note={t('wrong.print.count', { count: list.data.length })}
      end={
        <>
          <Button to={collectionAddress}>{t('wrong.back')}</Button>
          <Button look="primary" icon="Print" busy={busy} onClick={() => window.print()}>
            {t('wrong.print.now')}
          </Button>
        </>
      }
    >
      <Row className="no-print below-3" wrap gap={4} rows={2}>
        <Segmented
          label={t('wrong.print.layout')}
          value={layout}
          onChange={(next) => {
            setLayout(next);
            if (next === 'answers') read();
          }}
          options={layouts.map((value) => ({ value, label: t(`wrong.print.layout.${value}`) }))}
        />
        <Segmented
          label={t('wrong.print.paper')}
          value={paper}
          onChange={setPaper}
          options={papers.map((value) => ({ value, label: value }))}
        />
        {!query.has('entry') && (
          <select
            className="input filter-select natural"
            aria-label={t('wrong.print.range')}
            value={query.get('days') ?? ''}
            onChange={(event) => void navigate(changed(query, { days: event.currentTarget.value || null }))}
          >
            <option value="">{t('wrong.print.range.all')}</option>
            {lookBacks.map((days) => (
              <option key={days} value={days}>
                {t('wrong.filter.lastDays', { days })}
              </option>
            ))}
          </select>
        )}
        <Row as="label" inline className="wrong-switch">
          <input type="checkbox" checked={hasCodes} onChange={(event) => setHasCodes(event.currentTarget.checked)} />
          {t('wrong.print.codes')}
        </Row>
      </Row>
      <Booklet
        entries={list.data}
        layout={layout}
        paper={paper}
        hasCodes={hasCodes}
        keys={keys}
        name={user.value?.name ?? ''}
      />
    </PageFrame>
  );
}

const Nothing = () => (
  <NothingHere picture="box" title="wrong.print.empty" on={{ to: collectionAddress, label: 'wrong.back' }} />
);

/** The answers of a booklet: asked for when they are first wanted. */
function usePrintKeys({ data }: Collection) {
  const call = useCall();
  const [keys, setKeys] = useState<ReadonlyMap<string, EntryKey>>(new Map());
  const read = async () => {
    const found = await call(collectionKeys, { entryIds: data.map(({ entryId }) => entryId) });
    setKeys(new Map(found.map((key) => [key.entryId, key])));
  };
  const { isBusy: busy, run } = useAct(read, { changes: false });
  return { keys, busy, read: () => void run() };
}
