import { type ReactNode, useState } from 'react';
import { Panel } from 'edutech/core/ui/Card';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useText } from 'edutech/core/web/hooks';
import { type DrawnPoint, KnowledgeMap } from './KnowledgeMap';
import { PointList } from './PointList';
import { legendStates, stateClasses } from './states';

interface MapPanelProps {
  readonly title: ReactNode;
  readonly note: string;
  readonly points: readonly DrawnPoint[];
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (pointId: string) => void;
  readonly end?: ReactNode;
  /** Beside the map: the chosen point. */
  readonly children?: ReactNode;
}

const hints = [
  { keys: ['←', '→', '↑', '↓'], does: 'situation.key.walk' },
  { keys: ['Enter'], does: 'situation.key.open' },
  { keys: ['L'], does: 'situation.key.list' },
] as const;

/** The knowledge map with its legend; a list on phones, or where somebody asks for it. */
export function MapPanel({ title, note, points, label, chosen, onChoose, end, children }: MapPanelProps) {
  const t = useText();
  const isNarrow = useNarrow();
  const [wantsList, setWantsList] = useState(false);
  usePageKeys(({ key }) => {
    if (key !== 'l' && key !== 'L') return false;
    setWantsList(!wantsList);
    return true;
  });
  const isList = isNarrow || wantsList;
  const given = { points, chosen, onChoose };
  return (
    <Panel
      title={title}
      note={<small className="muted">{note}</small>}
      end={
        <Row wrap gap={3} rows={1}>
          <Row as="ul" wrap gap={3} rows={1} className="t-12 soft">
            {legendStates.map((state) => (
              <li key={state} className={`situation-key ${stateClasses[state]}`}>
                <span>{t(`situation.state.${state}`)}</span>
              </li>
            ))}
          </Row>
          {!isNarrow && (
            <IconButton
              icon={isList ? 'Grid' : 'List'}
              label={t(isList ? 'situation.map.asMap' : 'situation.map.asList')}
              onClick={() => setWantsList(!wantsList)}
            />
          )}
          {end}
        </Row>
      }
    >
      <div className={children ? 'situation-beside pad-b-4' : 'pad-b-4'}>
        {isList ? <PointList {...given} /> : <KnowledgeMap {...given} label={label} />}
        {children}
      </div>
      <KeyHints hints={hints} />
    </Panel>
  );
}
