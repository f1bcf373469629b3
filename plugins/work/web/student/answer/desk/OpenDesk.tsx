import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Attachments } from '../../accessory/Attachments';
import { HandedOver } from '../HandedOver';
import { BottomBar } from '../parts/BottomBar';
import { Check } from '../parts/Check';
import { DeskBar } from '../parts/DeskBar';
import { Dots } from '../parts/Dots';
import { ItemCard } from '../parts/ItemCard';
import { NavigatorSheet } from '../parts/NavigatorSheet';
import { Notices } from '../parts/Notices';
import { OfflineLine } from '../parts/Saved';
import { SaidAbove, SideCards } from '../parts/SideCards';
import { SideNavigator } from '../parts/SideNavigator';
import type { AnswerBook } from '../state/answer-book';
import { exportAnswers, saveFile } from '../state/export-answers';
import { itemStates } from '../state/item-states';
import type { NumberedItem, Opened } from '../state/sheet';
import { deskKeys, useDeskKeys } from './desk-keys';
import type { Told } from './use-book';
import { useDeadline } from './use-deadline';
import { useHandingIn } from './use-handing-in';
import { useKeeping, useKeepingTheList } from './use-keeping';
import { useMedia } from './use-media';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import type { DeviceAnswers } from 'edutech/plugins/questions/kit/ui/answers/device-answers';
import { type Notes, useNotes } from './use-notes';
import { useOtherDevices } from './elsewhere/use-other-devices';
import { useOtherTabs } from './elsewhere/use-other-tabs';
import { usePlace } from './use-place';

interface OpenDeskProps {
  readonly opened: Opened;
  readonly heardAt: number;
  readonly isKept: boolean;
  readonly items: readonly NumberedItem[];
  readonly book: AnswerBook;
  readonly told: Told | null;
}

/** The sheet with its navigator: one item at a time on phones, all of them on wider screens. */
export function OpenDesk({ opened, heardAt, isKept, items, book, told }: OpenDeskProps) {
  useSignals();
  const isNarrow = useNarrow();
  const answers = book.answers.all.value;
  // drawn anew with each change of what is saved
  void book.saving.value;
  void book.handIns.list.value;
  const notes = useNotes(book.attemptId);
  const deadline = useDeadline(opened, heardAt, book);
  const isElsewhere = useOtherTabs(book.attemptId);
  useOtherDevices(book, items);
  useKeeping(opened, heardAt, book);
  useKeepingTheList(isKept);
  const media = useMedia(opened.media);
  const states = itemStates(items, answers, book, notes.flags);
  const [hasSheet, setSheet] = useState(false);
  const place = usePlace(items, states, isNarrow);
  const { handing, handIn, takeBack } = useHandingIn({
    book,
    seconds: () => notes.seconds,
    isAsked: notes.handInAskedAt !== null,
    onAsk: (isAsked) => notes.change({ handInAskedAt: isAsked ? Date.now() : null }),
  });
  const { shows, back, go, check } = useShown(notes.handInAskedAt !== null, place.go);
  useDeskKeys((act) => {
    if (act === 'flag') notes.flag(place.now);
    else if (act === 'next') place.step(1);
    else place.step(-1);
  });
  if (handing.state === 'done') return <HandedOver opened={opened} book={book} receipt={handing.receipt} />;

  const hasFiles = opened.files.length > 0;
  const navigator = { sections: opened.sections, states, now: place.now };
  return (
    <div className="work-st-desk t-14">
      <DeskBar
        title={opened.title}
        number={place.index + 1}
        count={items.length}
        book={book}
        seconds={notes.seconds}
        isNarrow={isNarrow}
        isClosed={deadline.state === 'closed'}
        onNavigator={() => setSheet(true)}
        onCheck={check}
      />
      {isNarrow && shows === 'items' && <Dots {...navigator} onGo={go} />}
      {isNarrow && <OfflineLine saving={book.saving} onRetry={() => void book.flush()} />}
      <div className={classNames('mid', 'work-st-desk-columns', hasFiles && 'has-files')}>
        {hasFiles && <Attachments files={opened.files} note={opened.note} />}
        <SideNavigator {...navigator} dueAt={opened.dueAt} time={deadline.now} onGo={go} />
        <Stack gap={4} className="work-st-desk-items">
          <Notices
            opened={opened}
            items={items}
            book={book}
            deadline={deadline.state}
            now={deadline.now}
            told={told}
            isKept={isKept}
            isElsewhere={isElsewhere}
          />
          {shows === 'items' && !hasFiles && (place.index === 0 || !isNarrow) && <SaidAbove opened={opened} />}
          {shows === 'check' ? (
            <Check
              states={states}
              handing={handing}
              isLate={deadline.state === 'late'}
              onGo={go}
              onBack={back}
              onHandIn={() => void handIn()}
              onTakeBack={() => {
                takeBack();
                back();
              }}
              onExport={() => saveFile(exportAnswers(opened, answers, [...book.unsaved.keys()]))}
            />
          ) : (
            <Items
              opened={opened}
              items={isNarrow ? items.filter(({ item }) => item.itemId === place.now) : items}
              book={book}
              answers={answers}
              media={media}
              place={place}
              notes={notes}
              disabled={deadline.state === 'closed' || handing.state === 'sending' || handing.state === 'waiting'}
              asks={opened.asks && !isKept}
            />
          )}
        </Stack>
        <SideCards book={book} opened={opened} />
      </div>
      {isNarrow && shows === 'items' && <BottomBar place={place} count={items.length} notes={notes} onCheck={check} />}
      {hasSheet && <NavigatorSheet {...navigator} onGo={go} onClose={() => setSheet(false)} />}
      <KeyHints hints={deskKeys} />
    </div>
  );
}

/** What stands in the middle: the items, or the check before handing in. */
function useShown(asksFirst: boolean, goTo: (itemId: string) => void) {
  const [shows, setShows] = useState<'items' | 'check'>(asksFirst ? 'check' : 'items');
  return {
    shows,
    back: () => setShows('items'),
    go: (itemId: string) => {
      setShows('items');
      goTo(itemId);
    },
    check: () => {
      setShows('check');
      window.scrollTo(0, 0);
    },
  };
}

interface ItemsProps {
  readonly opened: Opened;
  readonly items: readonly NumberedItem[];
  readonly book: AnswerBook;
  readonly answers: DeviceAnswers['all']['value'];
  readonly media: ReturnType<typeof useMedia>;
  readonly place: ReturnType<typeof usePlace>;
  readonly notes: Notes;
  readonly disabled: boolean;
  /** One may ask a teacher about an item. */
  readonly asks: boolean;
}

/** The items that are answered: all of the sheet, or the one at hand. */
function Items({ opened, items, book, answers, media, place, notes, disabled, asks }: ItemsProps) {
  return items.map((asked) => {
    const { itemId } = asked.item;
    return (
      <ItemCard
        key={itemId}
        place={place.refOf(itemId)}
        asked={asked}
        grade={opened.grade}
        book={book}
        answers={answers}
        media={media}
        files={opened.media}
        reviews={opened.reviews.filter((review) => review.itemId === itemId)}
        isNow={itemId === place.now}
        isFlagged={notes.flags.includes(itemId)}
        disabled={disabled}
        played={notes.plays[itemId] ?? 0}
        onPlayed={(plays) => notes.change({ plays: { ...notes.plays, [itemId]: plays } })}
        onFlag={() => notes.flag(itemId)}
        onEnter={() => place.enter(itemId)}
        asks={asks}
      />
    );
  });
}
