import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { SittingPaper } from '../../../model/sitting/sitting-paper';
import { askedItems, type AskedItem, statesOf } from '../state/sheet';
import type { SittingClient } from '../state/sitting-client';
import { BeforeHandIn } from './BeforeHandIn';
import { BottomBar } from './BottomBar';
import { deskKeys, useDeskKeys } from './desk-keys';
import { Dots, Navigator, NavigatorSheet } from './Navigator';
import { ExamBar } from './ExamBar';
import { ExamItem } from './item/ExamItem';
import { NotOpen } from './item/NotOpen';
import { Lines } from './Lines';
import type { Place } from './place';
import { SideCards } from './SideCards';

interface DeskProps {
  readonly client: SittingClient;
  readonly paper: SittingPaper;
  readonly now: number;
}

/** The exam: one item, one clock; beside it the navigator and what is saved, on phones behind one button. */
export function Desk({ client, paper, now }: DeskProps) {
  useSignals();
  const isNarrow = useNarrow();
  const [items] = useState(() => askedItems(paper));
  const [shows, setShows] = useState<'item' | 'check'>('item');
  const [hasSheet, setSheet] = useState(false);
  void client.answers.saving.value;
  const notes = client.notes.value;
  const states = statesOf(items, client.answers.all.value, client.answers.unsaved, notes.flags);
  const index = Math.max(
    0,
    items.findIndex(({ itemId }) => itemId === notes.place),
  );
  const asked = items[index]!;
  const isPaused = client.times.value.state === 'paused';
  const place = usePlace(client, items, index, () => setShows('item'));
  const flag = () => toggleFlag(client, asked.itemId);
  useDeskKeys((act) => {
    if (act === 'flag') flag();
    else place.step(act === 'next' ? 1 : -1);
  });
  const side = (
    <SideCards
      client={client}
      answered={states.filter(({ isAnswered, isLeftOut }) => isAnswered && !isLeftOut).length}
    />
  );
  const navigator = { client, states, now: asked.itemId, onGo: place.go };
  return (
    <main className={`exam-desk exam-size-${notes.size} t-14`}>
      <ExamBar
        client={client}
        place={place}
        now={now}
        isNarrow={isNarrow}
        onNavigator={() => setSheet(true)}
        onHandIn={() => setShows('check')}
      />
      {isNarrow && shows === 'item' && <Dots {...navigator} />}
      <div className="exam-columns mid">
        {!isNarrow && <Navigator {...navigator} />}
        <Stack gap={3} className="exam-middle">
          <Lines client={client} asked={asked} isNarrow={isNarrow} />
          {shows === 'check' ? (
            <BeforeHandIn client={client} states={states} onGo={place.go} onBack={() => setShows('item')} />
          ) : client.untilOpenOf(asked) > 0 ? (
            <NotOpen asked={asked} />
          ) : (
            <ExamItem
              key={asked.itemId}
              client={client}
              asked={asked}
              disabled={isPaused || client.untilEndOf(asked) <= 0}
              onFlag={flag}
            />
          )}
        </Stack>
        {side}
      </div>
      {shows === 'item' && (
        <BottomBar place={place} client={client} asked={asked} onFlag={flag} onHandIn={() => setShows('check')} />
      )}
      {hasSheet && (
        <NavigatorSheet {...navigator} onClose={() => setSheet(false)}>
          {side}
        </NavigatorSheet>
      )}
      <KeyHints hints={deskKeys} />
    </main>
  );
}

function usePlace(client: SittingClient, items: readonly AskedItem[], index: number, onGo: () => void): Place {
  const go = (itemId: string) => {
    client.note({ place: itemId });
    onGo();
    window.scrollTo(0, 0);
  };
  return {
    index,
    count: items.length,
    go,
    step: (by) => {
      const next = items[index + by];
      if (next) go(next.itemId);
    },
  };
}

function toggleFlag(client: SittingClient, itemId: string): void {
  const { flags } = client.notes.peek();
  client.note({ flags: flags.includes(itemId) ? flags.filter((one) => one !== itemId) : [...flags, itemId] });
}
