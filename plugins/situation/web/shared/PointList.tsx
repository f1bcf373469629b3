import { Tag } from 'edutech/core/ui/Tag';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { DrawnPoint } from './KnowledgeMap';
import { stateTones } from './states';

interface PointListProps {
  readonly points: readonly DrawnPoint[];
  readonly chosen: string | null;
  readonly onChoose: (pointId: string) => void;
}

const order = ['weak', 'learning', 'near', 'few', 'known', 'untaught'] as const;

/** The map as a list, the weakest first: on phones, and for who would rather read. */
export function PointList({ points, chosen, onChoose }: PointListProps) {
  const t = useText();
  const sorted = points.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.ring - b.ring);
  return (
    <ul className="ruled-list lined-top">
      {sorted.map(({ pointId, name, state, note }) => (
        <li key={pointId}>
          <button
            type="button"
            className="situation-line wide pad-y-2 pad-x-4"
            aria-pressed={pointId === chosen}
            onClick={() => onChoose(pointId)}
          >
            <span className="grow" lang={langOf(name)}>
              {name}
            </span>
            <small className="fine">{note}</small>
            <Tag tone={stateTones[state]}>{t(`situation.state.${state}`)}</Tag>
          </button>
        </li>
      ))}
    </ul>
  );
}
