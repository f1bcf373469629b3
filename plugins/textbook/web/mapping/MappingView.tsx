import { useMemo, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { type KeyHint, KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { ChapterTree } from '../../kit/ui/trees/ChapterTree';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { proposedPairs } from '../../model/trees/proposed-pairs';
import { OppositePane } from './OppositePane';
import { countsOf, missingIn } from './pairs';
import { Proposals } from './Proposals';
import { type Mapping, type Opposite, oppositeNodes, readPairs, writePairs } from './read-mapping';
import { usePairs } from './use-pairs';

interface MappingViewProps {
  readonly mapping: Mapping & { readonly opposite: Opposite };
}

/** Two trees side by side: a line of the left is chosen, lines of the right are ticked for it, or dragged onto one another. */
export function MappingView({ mapping: { book, chapters, opposite, kept } }: MappingViewProps) {
  const call = useCall();
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const { bookId, mayEdit } = book;
  const { pairs, saving, change, undo } = usePairs(kept, {
    read: () => readPairs(call, bookId, opposite),
    write: (all, version) => writePairs(call, { bookId, version, opposite }, all),
  });
  const right = useMemo(() => oppositeNodes(opposite), [opposite]);
  const left = useMemo(() => chapters.map(({ nodeId, nodeName }) => ({ id: nodeId, name: nodeName })), [chapters]);
  const current = (left.find(({ id }) => id === chosen) ?? left[0]) || null;
  const proposed = useMemo(
    () =>
      missingIn(
        proposedPairs(
          left,
          right.filter((node) => !('disabled' in node && node.disabled)),
        ),
        pairs,
      ),
    [left, right, pairs],
  );
  const link = (one: string, other: string) => {
    const added = missingIn([{ left: one, right: other }], pairs);
    if (added.length > 0) change({ added, removed: [] });
  };
  const turn = (id: string) => {
    if (!current) return;
    const pair = { left: current.id, right: id };
    const isThere = missingIn([pair], pairs).length === 0;
    change(isThere ? { added: [], removed: [pair] } : { added: [pair], removed: [] });
  };
  return (
    <>
      <BarSlot>
        {mayEdit && (
          <>
            {saving && <SaveState saving={saving} />}
            <Button size="small" look="quiet" icon="ArrowUndo" disabled={!undo} onClick={() => undo?.()}>
              {t('textbook.mapping.undo')}
            </Button>
          </>
        )}
      </BarSlot>
      {mayEdit && proposed.length > 0 && (
        <Proposals pairs={proposed} left={left} right={right} onAccept={(added) => change({ added, removed: [] })} />
      )}
      <Grid columns={2} align="start" className="textbook-mapping">
        <ChapterTree
          chapters={chapters}
          counts={countsOf(pairs)}
          current={current?.id ?? null}
          onChoose={setChosen}
          label={t('textbook.mapping.chaptersOf', { name: book.name })}
          head={<h2 className="pad-y-3 pad-x-4 ruled-below t-head breaks">{`${book.item} · ${book.name}`}</h2>}
          empty={<EmptyState picture="book" title={t('textbook.detail.noChapters')} />}
          {...(mayEdit && { links: { carries: 'left', takes: 'right', onLink: (from, on) => link(on, from) } })}
        />
        <OppositePane
          opposite={opposite}
          current={current}
          pairs={pairs}
          names={right}
          mayEdit={mayEdit}
          onTurn={turn}
          onLink={link}
        />
      </Grid>
      {mayEdit && <KeyHints hints={keyHints} />}
    </>
  );
}

const keyHints: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'textbook.mapping.keys.choose' },
  { keys: ['Space'], does: 'textbook.mapping.keys.tick' },
];
