import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { ScanStation } from '../../../api';

type Batch = ScanStation['batches'][number];

/** What came in, and how far each of it is. */
export function Batches({ batches }: { readonly batches: readonly Batch[] }) {
  const t = useText();
  return (
    <Panel title={t('marking.scans.batches')} note={<span className="note num">{batches.length}</span>}>
      {batches.length === 0 ? (
        <EmptyState
          picture="box"
          title={t('marking.scans.batches.empty')}
          text={t('marking.scans.batches.empty.text')}
        />
      ) : (
        <Stack as="ul" gap={4} className="card-body">
          {batches.map((batch) => (
            <BatchLine key={batch.batchId} batch={batch} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function BatchLine({ batch }: { readonly batch: Batch }) {
  const t = useText();
  const { name, state, fault, broken, pages, read, doubts, by, createdAt } = batch;
  const isCounting = state === 'reading' && pages === null;
  return (
    <Stack as="li" gap={1}>
      <Row justify="between">
        <b className="clip1" lang={langOf(name)}>
          {name}
        </b>
        <small className="note nowrap">
          <SaidMoment at={createdAt as string} />
        </small>
      </Row>
      <progress className="meter wide" max={Math.max(1, pages ?? 1)} value={read} aria-label={name} />
      <Row justify="between">
        <small className="note num" role="status">
          {t(isCounting ? 'marking.scans.batch.counting' : `marking.scans.batch.${state}`, { read, pages: pages ?? 0 })}
        </small>
        {doubts > 0 && <small className="ink-star num">{t('marking.scans.batch.doubts', { count: doubts })}</small>}
      </Row>
      {fault && <small className="ink-late">{t(fault)}</small>}
      {broken.length > 0 && (
        <small className="ink-late">{t('marking.scans.batch.broken', { names: broken.join(', ') })}</small>
      )}
      <small className="note">
        {t('marking.scans.batch.by', {
          name: (
            <span key="by" lang={langOf(by)}>
              {by}
            </span>
          ),
        })}
      </small>
    </Stack>
  );
}
