import { arc, curveBumpX, link } from 'd3';
import { type KeyboardEvent, useRef } from 'react';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { PointState } from '../../model/states';
import { mapHeight, neighbour, type Placed, placesOf } from './map-layout';
import { stateClasses } from './states';

/** A point as the map draws it. */
export interface DrawnPoint {
  readonly pointId: string;
  readonly name: string;
  readonly builds: readonly string[];
  readonly state: PointState;
  /** How far the ring is drawn, 0 to 1, and what stands in it. */
  readonly ring: number;
  readonly text: string;
  /** Below the name. */
  readonly note: string;
}

interface KnowledgeMapProps {
  readonly points: readonly DrawnPoint[];
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (pointId: string) => void;
}

const outline = arc<number>()
  .innerRadius(23)
  .outerRadius(29)
  .cornerRadius(3)
  .startAngle(0)
  .endAngle((share) => 2 * Math.PI * share);
const radius = 32;

/** What builds on what, from left to right, with a ring for how well each is known. Arrow keys go along the lines. */
export function KnowledgeMap({ points, label, chosen, onChoose }: KnowledgeMapProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const room = useWidth(frame);
  const { places, width } = placesOf(points, room);
  const current = Math.max(
    0,
    points.findIndex(({ pointId }) => pointId === chosen),
  );
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[neighbour(points, at, event.key)]?.focus();
  };
  return (
    <div ref={frame} className="shrink">
      <ScrollRegion className="scrolls-x" aria-label={label}>
        {room > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of points, not of fields
          <div
            role="group"
            aria-label={label}
            className="situation-map"
            style={{ inlineSize: `${width}px`, blockSize: `${mapHeight}px` }}
            onKeyDown={walk}
          >
            <Edges points={points} places={places} chosen={chosen} width={width} />
            {points.map((point, at) => (
              <button
                key={point.pointId}
                type="button"
                className={classNames('situation-point', stateClasses[point.state])}
                style={{ insetInlineStart: `${places[at]!.x}px`, insetBlockStart: `${places[at]!.y}px` }}
                aria-pressed={point.pointId === chosen}
                tabIndex={at === current ? 0 : -1}
                onClick={() => onChoose(point.pointId)}
              >
                <Ring point={point} />
                <b className="t-13" lang={langOf(point.name)}>
                  {point.name}
                </b>
                <small className="fine">{point.note}</small>
                <span className="visually-hidden">{t(`situation.state.${point.state}`)}</span>
              </button>
            ))}
          </div>
        )}
      </ScrollRegion>
    </div>
  );
}

const Ring = ({ point: { ring, text } }: { readonly point: DrawnPoint }) => (
  <svg viewBox="-32 -32 64 64" width={2 * radius} height={2 * radius} aria-hidden="true">
    <circle className="situation-chosen" r={31} fill="none" />
    <path className="situation-track" d={outline(1) ?? ''} />
    {ring > 0 && <path fill="currentColor" d={outline(ring) ?? ''} />}
    <text textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  </svg>
);

interface EdgesProps {
  readonly points: readonly DrawnPoint[];
  readonly places: readonly Placed[];
  readonly chosen: string | null;
  readonly width: number;
}

const along = link<{ source: Placed; target: Placed }, Placed>(curveBumpX)
  .x(({ x }) => x)
  .y(({ y }) => y);

/** Lines between points; dashed where the next one is not yet taught, dark at the chosen one. */
function Edges({ points, places, chosen, width }: EdgesProps) {
  const at = new Map(points.map(({ pointId }, place) => [pointId, place]));
  return (
    <svg className="situation-edges" width={width} height={mapHeight} aria-hidden="true">
      {points.flatMap((point, to) =>
        point.builds.flatMap((before) => {
          const from = at.get(before);
          if (from === undefined) return [];
          return [
            <path
              key={`${before}.${point.pointId}`}
              className={classNames(
                point.state === 'untaught' && 'situation-ahead',
                (before === chosen || point.pointId === chosen) && 'situation-near-chosen',
              )}
              d={along({ source: places[from]!, target: places[to]! }) ?? ''}
            />,
          ];
        }),
      )}
    </svg>
  );
}
