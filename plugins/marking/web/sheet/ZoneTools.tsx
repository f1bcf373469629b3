import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { useZoneName, type Zone } from './zone-names';

interface ZoneToolsProps {
  readonly zone: Zone;
  /** Undefined: the zone has no lines to choose. */
  readonly lines: number | undefined;
  readonly onLines: (lines: number) => void;
}

/** What can be changed of the zone that is chosen. */
export function ZoneTools({ zone, lines, onLines }: ZoneToolsProps) {
  const t = useText();
  const nameOf = useZoneName();
  return (
    <section className="card tint-brand pad-4" aria-label={t('marking.answerSheet.chosen', { zone: nameOf(zone) })}>
      <Stack>
        <Row>
          <h2 className="t-strong grow">{t('marking.answerSheet.chosen', { zone: nameOf(zone) })}</h2>
          <span className="note num">{t('marking.answerSheet.zone.points', { points: zone.points })}</span>
        </Row>
        {lines === undefined ? (
          <p className="note">{t(`marking.answerSheet.chosen.${zone.kind}`)}</p>
        ) : (
          <Row>
            <span className="grow">{t('marking.answerSheet.lines')}</span>
            <IconButton icon="Subtract" label={t('marking.answerSheet.fewer')} onClick={() => onLines(lines - 1)} />
            <output className="num strong">{lines}</output>
            <IconButton icon="Add" label={t('marking.answerSheet.more')} onClick={() => onLines(lines + 1)} />
          </Row>
        )}
      </Stack>
    </section>
  );
}
