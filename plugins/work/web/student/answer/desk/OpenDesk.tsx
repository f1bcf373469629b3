import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Due } from '../../../shared/DueTime';
import { Attachments } from '../../accessory/Attachments';
import { HandedOver } from '../HandedOver';
import { BottomBar } from '../parts/BottomBar';
import { Check } from '../parts/Check';
import { Dots } from '../parts/Dots';
import { ItemCard } from '../parts/ItemCard';
import { Navigator } from '../parts/Navigator';
import { NavigatorSheet } from '../parts/NavigatorSheet';
import { Notices } from '../parts/Notices';
import { OfflineLine, Saved, SavedSmall } from '../parts/Saved';
import { SaidAbove, SideCards } from '../parts/SideCards';
import type { AnswerBook } from '../state/answer-book';
import { exportAnswers, saveFile } from '../state/export-answers';
import { itemStates } from '../state/item-states';
import { clockText, type NumberedItem, type Opened } from '../state/sheet';
import { TopBar } from '../TopBar';
import { deskKeys, useDeskKeys } from './desk-keys';
import type { Told } from './use-book';
import { useDeadline } from './use-deadline';
import { useHandingIn } from './use-handing-in';
import { useKeeping, useKeepingTheList } from './use-keeping';
import { useMedia } from './use-media';
import { useNarrow } from './use-narrow';
import { useNotes } from './use-notes';
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
  const intl = useIntl();
  const isNarrow = useNarrow();
  const answers = book.answers.value;
  // drawn anew with each change of what is saved
  void book.saving.value;
  void book.handIns.list.value;
  const { notes, change } = useNotes(book.attemptId);
  const deadline = useDeadline(opened, heardAt, book);
  const isElsewhere = useOtherTabs(book.attemptId);
  useOtherDevices(book, items);
  useKeeping(opened, heardAt, book);
  useKeepingTheList(isKept);
  const media = useMedia(opened.media);
  const states = itemStates(items, answers, book, notes.flags);
  const [shows, setShows] = useState<'items' | 'check'>(notes.handInAskedAt === null ? 'items' : 'check');
  const [hasSheet, setSheet] = useState(false);
  const place = usePlace(items, states, isNarrow);
  const { handing, handIn, takeBack } = useHandingIn({
    book,
    seconds: () => notes.seconds,
    isAsked: notes.handInAskedAt !== null,
    onAsk: (isAsked) => change({ handInAskedAt: isAsked ? Date.now() : null }),
  });
  const flag = (itemId: string) =>
    change({
      flags: notes.flags.includes(itemId) ? notes.flags.filter((one) => one !== itemId) : [...notes.flags, itemId],
    });
  const go = (itemId: string) => {
    setShows('items');
    place.go(itemId);
  };
  const check = () => {
    setShows('check');
    window.scrollTo(0, 0);
  };
  useDeskKeys((act) => {
    if (act === 'flag') flag(place.now);
    else if (act === 'next') place.step(1);
    else place.step(-1);
  });
  const disabled = deadline.state === 'closed' || handing.state === 'sending' || handing.state === 'waiting';
  if (handing.state === 'done') return <HandedOver opened={opened} book={book} receipt={handing.receipt} />;

  const names = Object.fromEntries(opened.media.map(({ fileId, name }) => [fileId, name]));
  const hasFiles = opened.files.length > 0;
  const shown = isNarrow ? items.filter(({ item }) => item.itemId === place.now) : items;
  const navigator = { sections: opened.sections, states, now: place.now };
  const filled = states.filter(({ fill }) => fill !== 'empty').length;
  return (
    <div className="work-st-desk">
      <TopBar
        title={opened.title}
        place={
          <>
            <FormattedMessage id="work.answering.place" values={{ number: place.index + 1, items: items.length }} />
            {isNarrow && <SavedSmall saving={book.saving} />}
          </>
        }
        end={
          <>
            <span className="work-st-wide">
              <Saved book={book} />
            </span>
            <span
              className="work-st-time num"
              role="timer"
              aria-label={intl.formatMessage({ id: 'work.answering.time' })}
            >
              <Icon name="Clock" size={16} />
              {clockText(notes.seconds)}
            </span>
            <IconButton
              icon="Grid"
              className="work-st-narrow"
              label={intl.formatMessage({ id: 'work.answering.navigator' })}
              onClick={() => setSheet(true)}
            />
            <Button look="primary" className="work-st-wide" onClick={check} disabled={deadline.state === 'closed'}>
              <FormattedMessage id="work.answering.check" />
            </Button>
          </>
        }
      />
      {isNarrow && shows === 'items' && <Dots {...navigator} onGo={go} />}
      {isNarrow && <OfflineLine saving={book.saving} onRetry={() => void book.flush()} />}
      <div className={classNames('work-st-desk-columns', hasFiles && 'has-files')}>
        {hasFiles && <Attachments files={opened.files} note={opened.note} />}
        <aside className="work-st-nav" aria-label={intl.formatMessage({ id: 'work.answering.navigator' })}>
          <h2>
            <FormattedMessage id="work.answering.navigator" />
          </h2>
          <Navigator {...navigator} onGo={go} />
          <div className="work-st-nav-foot">
            <progress
              className="meter"
              max={items.length}
              value={filled}
              aria-label={intl.formatMessage({ id: 'work.answering.progress' })}
            />
            {opened.dueAt && <Due at={opened.dueAt} now={deadline.now} withLeft />}
          </div>
        </aside>
        <div className="work-st-desk-items">
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
              onBack={() => setShows('items')}
              onHandIn={() => void handIn()}
              onTakeBack={() => {
                takeBack();
                setShows('items');
              }}
              onExport={() => saveFile(exportAnswers(opened, answers, [...book.unsaved.keys()]))}
            />
          ) : (
            shown.map((asked) => (
              <ItemCard
                key={asked.item.itemId}
                place={place.refOf(asked.item.itemId)}
                asked={asked}
                grade={opened.grade}
                book={book}
                answers={answers}
                media={media}
                names={names}
                isNow={asked.item.itemId === place.now}
                isFlagged={notes.flags.includes(asked.item.itemId)}
                disabled={disabled}
                played={notes.plays[asked.item.itemId] ?? 0}
                onPlayed={(plays) => change({ plays: { ...notes.plays, [asked.item.itemId]: plays } })}
                onFlag={() => flag(asked.item.itemId)}
                onEnter={() => place.enter(asked.item.itemId)}
              />
            ))
          )}
        </div>
        <aside className="work-st-side" aria-label={intl.formatMessage({ id: 'work.answering.side' })}>
          <SideCards book={book} opened={opened} />
        </aside>
      </div>
      {isNarrow && shows === 'items' && (
        <BottomBar
          isFirst={place.index === 0}
          isLast={place.index === items.length - 1}
          isFlagged={notes.flags.includes(place.now)}
          onPrevious={() => place.step(-1)}
          onNext={() => place.step(1)}
          onFlag={() => flag(place.now)}
          onCheck={check}
        />
      )}
      {hasSheet && <NavigatorSheet {...navigator} onGo={go} onClose={() => setSheet(false)} />}
      <KeyHints hints={deskKeys} />
    </div>
  );
}
