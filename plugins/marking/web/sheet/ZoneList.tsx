import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { useZoneName, type Zone } from './zone-names';

interface ZoneListProps {
  readonly zones: readonly Zone[];
  readonly zoneId: string | null;
  readonly onZone: (zoneId: string) => void;
}

/** What is cut out of the sheet, and who sees it: a machine or markers. */
export function ZoneList({ zones, zoneId, onZone }: ZoneListProps) {
  const t = useText();
  const nameOf = useZoneName();
  return (
    <Panel
      title={t('marking.answerSheet.zones')}
      note={<span className="note">{t('marking.answerSheet.zones.count', { count: zones.length })}</span>}
    >
      <Stack as="ul" gap={2} className="card-body">
        {zones.map((zone) => (
          <li key={zone.id}>
            <Row
              as="button"
              type="button"
              className="marking-zone-row pad-y-2 pad-x-3 round framed wide hovers text-start"
              aria-pressed={zone.id === zoneId}
              onClick={() => onZone(zone.id)}
            >
              <span className="grow">{nameOf(zone)}</span>
              <span className="note num nowrap">
                {zone.kind === 'choices'
                  ? t('marking.answerSheet.zone.machine')
                  : t('marking.answerSheet.zone.points', { points: zone.points })}
              </span>
            </Row>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
