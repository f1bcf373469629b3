import { useRef, useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { Row } from 'edutech/core/ui/layout/Row';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { millimetre } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PageView } from 'edutech/plugins/print/kit/ui/PagesView';
import type { SheetPages } from '../../api';
import { useZoneName } from './zone-names';

interface SheetStageProps {
  readonly title: string;
  readonly asked: AskedAgain<SheetPages>;
  readonly zoneId: string | null;
  readonly onZone: (zoneId: string) => void;
}

/** CSS pixels of a point at 100 %. */
const whole = 96 / 72;
const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5] as const;
/** More sides than these are all shown. */
const mostSides = 4;

/** The sheet as it is printed. A zone that is pressed is chosen. */
export function SheetStage({ title, asked: { data, error, isWaiting, again }, zoneId, onZone }: SheetStageProps) {
  const t = useText();
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const [side, setSide] = useState('all');
  const [zoom, setZoom] = useState<number | null>(null);
  const pages = data?.pages ?? [];
  const [first] = pages;
  const fitting = first && width > 0 ? Math.min(1, width / (first.width * whole)) : 1;
  const now = zoom ?? fitting;
  const step = (by: -1 | 1) =>
    setZoom((by > 0 ? zooms.find((one) => one > now + 0.01) : zooms.findLast((one) => one < now - 0.01)) ?? now);
  const sides = pages.map((_, at) => ({ value: String(at), label: t('marking.answerSheet.side', { side: at + 1 }) }));
  const shown = side !== 'all' && pages[Number(side)] ? [Number(side)] : pages.map((_, at) => at);
  return (
    <section aria-label={t('marking.answerSheet.title')} className="shrink">
      <Row wrap className="pad-b-2 no-print">
        {sides.length > 1 && sides.length < mostSides && (
          <Segmented
            label={t('marking.answerSheet.sides')}
            value={side}
            onChange={setSide}
            options={[...sides, { value: 'all', label: t('marking.answerSheet.side.all') }]}
          />
        )}
        {first && (
          <span className="note num">
            {t('marking.answerSheet.measure', {
              width: Math.round(first.width / millimetre),
              height: Math.round(first.height / millimetre),
            })}
          </span>
        )}
        <Row as="span" inline gap={1} className="end">
          <IconButton icon="Subtract" label={t('marking.answerSheet.smaller')} onClick={() => step(-1)} />
          <button
            type="button"
            className="num t-13 round pad-x-1 hovers"
            title={t('marking.answerSheet.fit')}
            onClick={() => setZoom(null)}
          >
            {t('marking.answerSheet.zoom', { share: Math.round(now * 100) })}
          </button>
          <IconButton icon="Add" label={t('marking.answerSheet.larger')} onClick={() => step(1)} />
        </Row>
      </Row>
      <div ref={room}>
        {error !== undefined && <ErrorState error={error} onRetry={again} />}
        {!data && error === undefined && <Skeletons shape="cards" />}
        {data && error === undefined && (
          <ScrollRegion aria-label={title} aria-busy={isWaiting} className="scrolls-x print-pages">
            {shown.map((at) => (
              <PageView
                key={at}
                page={pages[at]!}
                scale={now * whole}
                name={t('marking.answerSheet.side', { side: at + 1 })}
                addressOf={() => undefined}
              >
                <Zones page={pages[at]!} sheet={data} zoneId={zoneId} onZone={onZone} />
              </PageView>
            ))}
          </ScrollRegion>
        )}
      </div>
    </section>
  );
}

interface ZonesProps extends Pick<SheetStageProps, 'zoneId' | 'onZone'> {
  readonly page: Page;
  readonly sheet: SheetPages;
}

/** The zones of a page, to be chosen; what no column has room for is framed. */
function Zones({ page, sheet: { zones, tooHigh }, zoneId, onZone }: ZonesProps) {
  const nameOf = useZoneName();
  const all = new Map(zones.map((zone) => [zone.id, zone]));
  return page.places.map(({ id, x, y, width, height }, at) => {
    const zone = all.get(id);
    const isHigh = tooHigh.some((one) => one.id === id);
    return (
      zone && (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone may stand in several columns
          key={`${id}-${at}`}
          type="button"
          data-zone={id}
          className={classNames('marking-zone', isHigh && 'marking-zone-high')}
          aria-label={nameOf(zone)}
          aria-pressed={id === zoneId}
          style={{
            insetInlineStart: `${(x / page.width) * 100}%`,
            insetBlockStart: `${(y / page.height) * 100}%`,
            inlineSize: `${(width / page.width) * 100}%`,
            blockSize: `${(height / page.height) * 100}%`,
          }}
          onClick={() => onZone(id)}
        />
      )
    );
  });
}
