import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ScanStation } from '../../api';

/** The five steps with their numbers; all of them go on side by side. */
export function StationSteps({ station }: { readonly station: ScanStation }) {
  const t = useText();
  const { batches, pages, doubts, scripts } = station;
  const sent = batches.reduce((sum, batch) => sum + (batch.pages ?? 0), 0);
  const missing = scripts.all - scripts.arrived - scripts.absent;
  const isRead = sent > 0 && batches.every(({ state }) => state === 'read');
  const steps = [
    { id: 'scan', isDone: sent > 0, values: { count: sent } },
    { id: 'read', isDone: isRead, values: { count: pages.read } },
    { id: 'doubts', isDone: isRead && doubts.open === 0, values: { count: doubts.open } },
    { id: 'list', isDone: scripts.all > 0 && missing === 0, values: { absent: scripts.absent, missing } },
    {
      id: 'marking',
      isDone: scripts.all > 0 && missing === 0 && doubts.open === 0,
      values: { arrived: scripts.arrived, all: scripts.all },
    },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Row as="ol" wrap gap={5} className="card pad-4" justify="between" aria-label={t('marking.scans.step')}>
      {steps.map(({ id, isDone, values }, at) => (
        <Row as="li" key={id} aria-current={at === now ? 'step' : undefined}>
          <Tag tone={isDone ? 'done' : at === now ? 'brand' : 'plain'} {...(isDone && { icon: 'Checkmark' as const })}>
            {at + 1}
          </Tag>
          <Stack gap={0}>
            <b>{t(`marking.scans.step.${id}`)}</b>
            <small className="note num">{t(`marking.scans.step.${id}.count`, values)}</small>
          </Stack>
        </Row>
      ))}
    </Row>
  );
}
