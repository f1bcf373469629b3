import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { ChapterTree } from '../../kit/ui/trees/ChapterTree';
import { KnowledgeTree } from '../../kit/ui/trees/KnowledgeTree';
import type { Pair, Titled } from '../../model/trees/proposed-pairs';
import type { Opposite } from './read-mapping';

interface OppositePaneProps {
  readonly opposite: Opposite;
  /** The chapter for which lines are ticked. */
  readonly current: Titled | null;
  readonly pairs: readonly Pair[];
  readonly names: readonly Titled[];
  readonly mayEdit: boolean;
  readonly onTurn: (id: string) => void;
  readonly onLink: (left: string, right: string) => void;
}

/** The right tree: what belongs to the chosen chapter is named above it and ticked in it. */
export function OppositePane({ opposite, current, pairs, names, mayEdit, onTurn, onLink }: OppositePaneProps) {
  const t = useText();
  const linked = new Set(pairs.filter(({ left }) => left === current?.id).map(({ right }) => right));
  const shared = {
    ticked: linked,
    head: <Linked {...{ current, mayEdit, onTurn }} linked={names.filter(({ id }) => linked.has(id))} />,
    ...(mayEdit && {
      onTick: onTurn,
      links: { carries: 'right', takes: 'left', onLink: (from: string, on: string) => onLink(from, on) },
    }),
  };
  const empty = (id: string) => <EmptyState picture="book" title={t(id)} />;
  return opposite.kind === 'points' ? (
    <KnowledgeTree {...shared} points={opposite.points} empty={empty('textbook.detail.noPoints')} />
  ) : (
    <ChapterTree
      {...shared}
      chapters={opposite.chapters}
      label={t('textbook.mapping.chaptersOf', { name: opposite.book.name })}
      empty={empty('textbook.detail.noChapters')}
    />
  );
}

interface LinkedProps extends Pick<OppositePaneProps, 'current' | 'mayEdit' | 'onTurn'> {
  readonly linked: readonly Titled[];
}

/** What belongs to the chosen chapter, wherever it stands in the tree below. */
function Linked({ current, linked, mayEdit, onTurn }: LinkedProps) {
  const t = useText();
  if (!current) return null;
  return (
    <section className="pad-y-3 pad-x-4 ruled-below" aria-live="polite">
      <h2 className="t-head breaks">{t('textbook.mapping.linked', { name: current.name, count: linked.length })}</h2>
      {linked.length === 0 ? (
        <p className="muted">{t(mayEdit ? 'textbook.mapping.none' : 'textbook.mapping.noneReading')}</p>
      ) : (
        <Row as="ul" align="stretch" wrap className="textbook-linked above-2">
          {linked.map(({ id, name }) => (
            <li key={id}>
              {mayEdit ? (
                <Button
                  size="small"
                  look="soft"
                  icon="Dismiss"
                  aria-label={t('textbook.mapping.unlink', { name })}
                  onClick={() => onTurn(id)}
                >
                  {name}
                </Button>
              ) : (
                name
              )}
            </li>
          ))}
        </Row>
      )}
    </section>
  );
}
