import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Entry } from '../../../api/records';
import { addAddress, printAddress } from '../../shared/addresses';
import { isNarrowed, narrowingNames } from '../../shared/wish';
import { type Collection, collectionSizes } from '../load-collection';
import { useCollectionKeys } from './collection-keys';
import { EntryCard } from './EntryCard';
import { useStart } from './TodayCard';
import { useEntryActs } from './use-entry-acts';
import { useKeys } from './use-keys';

const keyOf = ({ entryId }: Entry) => entryId;

/** The entries as cards, and what is done with several. */
export function EntryList({ list: { data, pageData } }: { readonly list: Collection }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const cards = useRef<HTMLDivElement>(null);
  useCollectionKeys(cards);
  const keys = useKeys();
  const acts = useEntryActs();
  const { busy, start } = useStart();
  const { selection, toggle, clear } = useSelection(data, keyOf, changed(query, { page: null }));
  const chosen = [...selection.values()];
  const ids = chosen.map(keyOf);
  const done = (act: Promise<void>) => void act.then(clear);
  const isTrash = query.has('removed');
  return (
    <ListStates
      count={data.length}
      filtered={isNarrowed(query) || query.has('subject')}
      clear={changed(query, Object.fromEntries([...narrowingNames, 'subject', 'entry'].map((name) => [name, null])))}
      empty={{
        picture: 'box',
        title: t(isTrash ? 'wrong.trash.empty' : 'wrong.empty'),
        text: isTrash ? undefined : t('wrong.empty.text'),
        actions: isTrash ? undefined : (
          <Button icon="Camera" to={addAddress}>
            {t('wrong.add')}
          </Button>
        ),
      }}
    >
      <Stack ref={cards}>
        {data.map((entry, at) => (
          <EntryCard
            key={entry.entryId}
            entry={entry}
            shown={keys.of(entry.entryId)}
            onAnswer={() => keys.turn(entry)}
            isChosen={selection.has(entry.entryId)}
            onChoose={(isChosen, withShift) => toggle(at, isChosen, withShift)}
            acts={acts}
            isTrash={isTrash}
          />
        ))}
      </Stack>
      <Pager total={pageData.total} size={pageData.line} sizes={collectionSizes} />
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          {isTrash ? (
            <Button size="small" icon="ArrowUndo" onClick={() => done(acts.restore(chosen))}>
              {t('wrong.act.restore')}
            </Button>
          ) : (
            <>
              <Button size="small" look="soft" icon="Play" busy={busy} onClick={() => start(ids)}>
                {t('wrong.act.practise')}
              </Button>
              <Button size="small" icon="Print" to={printAddress(query, ids)}>
                {t('wrong.print')}
              </Button>
              <Button size="small" icon="Checkmark" onClick={() => done(acts.master(chosen, true))}>
                {t('wrong.act.master')}
              </Button>
              <Button size="small" icon="Delete" onClick={() => done(acts.remove(chosen))}>
                {t('wrong.act.remove')}
              </Button>
            </>
          )}
        </BulkBar>
      )}
    </ListStates>
  );
}
