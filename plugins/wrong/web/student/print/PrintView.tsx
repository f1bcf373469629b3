import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import { bookletPages } from '../../../api';
import { type BookletLayout, bookletLayouts } from '../../../model/booklet';
import { collectionAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { lookBacks } from '../../shared/wish';
import type { Collection } from '../load-collection';

/** Wrong questions as a booklet: the pages that are printed, or saved as PDF by the browser. */
export function PrintView({ list }: { readonly list: Collection }) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [layout, setLayout] = useState<BookletLayout>('space');
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
  const [hasCodes, setHasCodes] = useState(true);
  if (list.data.length === 0) return <Nothing />;
  return (
    <PageFrame
      title={t('wrong.print.title')}
      note={t('wrong.print.count', { count: list.data.length })}
      end={
        <>
          <Button to={collectionAddress}>{t('wrong.back')}</Button>
          <Button look="primary" icon="Print" onClick={() => window.print()}>
            {t('wrong.print.now')}
          </Button>
        </>
      }
    >
      <Row className="no-print below-3" wrap gap={4} rows={2}>
        <Segmented
          label={t('wrong.print.layout')}
          value={layout}
          onChange={setLayout}
          options={bookletLayouts.map((value) => ({ value, label: t(`wrong.print.layout.${value}`) }))}
        />
        <SheetBar look={look} onLook={setLook} offersBinding={false} />
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
        <label className="flow-inline pressable">
          <input type="checkbox" checked={hasCodes} onChange={(event) => setHasCodes(event.currentTarget.checked)} />
          {t('wrong.print.codes')}
        </label>
      </Row>
      <Booklet entryIds={list.data.map(({ entryId }) => entryId)} layout={layout} hasCodes={hasCodes} look={look} />
    </PageFrame>
  );
}

interface BookletProps {
  readonly entryIds: string[];
  readonly layout: BookletLayout;
  readonly hasCodes: boolean;
  readonly look: SheetLook;
}

/** The sheets: numbered questions with a code that leads to each, room to answer, answers on pages of their own. */
function Booklet(wanted: BookletProps) {
  const t = useText();
  const asked = useAsked(bookletPages, { ...wanted }, { keeps: true });
  const media = mediaOf(asked.data?.media ?? []);
  return (
    <PagesPanel
      asked={{ ...asked, data: asked.data?.pages }}
      title={t('wrong.print.title')}
      addressOf={(file) => media[file]}
    />
  );
}

const Nothing = () => (
  <NothingHere picture="box" title="wrong.print.empty" on={{ to: collectionAddress, label: 'wrong.back' }} />
);
