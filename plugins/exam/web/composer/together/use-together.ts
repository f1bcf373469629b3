import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useCall, useLive, useMessages, useSession } from 'edutech/core/web/hooks';
import { type ExamPaper, type HeldPlace, type PaperFields, showPaperPlace } from '../../../api';
import { changedPlaces } from '../../../model/paper/together/changed-places';
import { type PaperNews, paperTopic } from '../../../model/paper/together/news';
import { type Held, heldAfter, type Seen, seenAfter } from './presence';

/** One says again that one is there so often. Milliseconds. */
const tellEvery = 20_000;
/** Who types renews the place so often. Milliseconds. */
const renewEvery = 5000;
/** Places that have run out are looked for so often. Milliseconds. */
const lookEvery = 1000;

/** Somebody who has the paper open elsewhere, or whose place on it is not yet free. */
export interface Colleague {
  readonly personId: string;
  readonly name: string;
}

interface Hearing {
  /** There is a version that is newer than this tab may have. */
  readonly onVersion: (version: number) => void;
  /** Who works on it has changed, or it is no draft any more. */
  readonly onBeside: () => void;
}

/**
 * Who else has the paper open and what each of them is at. A place that somebody else is at is not changed here; `showPaperPlace`
 * says so to the others, and the server refuses it too.
 */
export function useTogether(paper: ExamPaper | null) {
  const call = useCall();
  const live = useLive();
  const messages = useMessages();
  const me = useSession().user.value?.userId ?? '';
  const paperId = paper?.isTogether && paper.isEditable ? paper.paperId : null;
  const [tab] = useState(() => newId());
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const [held, setHeld] = useState<readonly Held[]>([]);
  const own = useRef<Own>({ place: null, at: 0 });
  const hearing = useRef<Hearing>({ onVersion: () => undefined, onBeside: () => undefined });
  const tell = useCallback(
    (how: { readonly takes: boolean; readonly isGone?: boolean }) => {
      if (!paperId) return;
      if (how.takes) own.current.at = Date.now();
      const { place } = own.current;
      call(showPaperPlace, { paperId, tab, place, isGone: false, ...how }, { quiet: true }).then(
        (answer) => {
          setHeld(heldOf(answer.held));
          hearing.current.onVersion(answer.version);
        },
        () => undefined, // saving says what is wrong
      );
    },
    [call, paperId, tab],
  );
  /** One is at this place now; null: at none. */
  const go = useCallback(
    (place: string | null) => {
      if (own.current.place === place) return;
      own.current.place = place;
      tell({ takes: true });
    },
    [tell],
  );
  const renew = useCallback(() => {
    if (!paperId || own.current.place === null) return;
    own.current.due ??= setTimeout(
      () => {
        own.current.due = undefined;
        tell({ takes: true });
      },
      Math.max(0, own.current.at + renewEvery - Date.now()),
    );
  }, [paperId, tell]);

  const listen = useCallback((how: Hearing) => {
    hearing.current = how;
  }, []);

  // Hears where others are, and tells newcomers where one is oneself
  useEffect(() => {
    if (!paperId) return;
    return live.subscribe<PaperNews>(`${paperTopic}:${paperId}`, (news) => {
      if (news.kind === 'saved') hearing.current.onVersion(news.version);
      else if (news.kind === 'beside') hearing.current.onBeside();
      else if (news.tab !== tab) {
        setSeen((before) => {
          if (!news.isGone && !before.some((one) => one.tab === news.tab)) tell({ takes: false });
          return seenAfter(before, news, Date.now());
        });
        if (news.personId !== me) setHeld((before) => heldAfter(before, news, Date.now()));
      }
    });
  }, [live, me, paperId, tab, tell]);
  useStaying(paperId, own.current, tell, { setSeen, setHeld });

  return useMemo(() => {
    const holderOf = (place: string): Colleague | null => held.find((one) => one.place === place) ?? null;
    return {
      isOn: paperId !== null,
      /** Colleagues who have the paper open, each once. */
      others: [...new Map(seen.filter((one) => one.personId !== me).map((one) => [one.personId, one])).values()],
      holderOf,
      go,
      /** Whether a change may be made; who makes it is at the place that it changes. */
      mayChange: (before: PaperFields, after: PaperFields): boolean => {
        if (paperId === null) return true;
        const changed = changedPlaces(before, after);
        const holder = changed.map(holderOf).find((one) => one !== null);
        if (holder) messages.show('exam.together.held', { tone: 'warning', values: { name: holder.name } });
        else if (changed.length === 1 && changed[0] !== own.current.place) go(changed[0]!);
        else renew();
        return !holder;
      },
      listen,
    };
  }, [go, held, listen, me, messages, paperId, renew, seen]);
}
interface Own {
  place: string | null;
  /** When it was taken or renewed last. */
  at: number;
  due?: ReturnType<typeof setTimeout> | undefined;
}

type Tell = (how: { readonly takes: boolean; readonly isGone?: boolean }) => void;

interface Lists {
  readonly setSeen: Dispatch<SetStateAction<readonly Seen[]>>;
  readonly setHeld: Dispatch<SetStateAction<readonly Held[]>>;
}

function useStaying(paperId: string | null, state: Own, tell: Tell, { setSeen, setHeld }: Lists) {
  // Says that one is there, and when one leaves; forgets who has gone and what has run out
  useEffect(() => {
    if (!paperId) return;
    tell({ takes: state.place !== null });
    const there = setInterval(() => tell({ takes: false }), tellEvery);
    const look = setInterval(() => {
      setSeen((before) => kept(before, (one) => Date.now() - one.at < 2 * tellEvery + renewEvery));
      setHeld((before) => kept(before, ({ until }) => until > Date.now()));
    }, lookEvery);
    return () => {
      clearInterval(there);
      clearInterval(look);
      clearTimeout(state.due);
      state.due = undefined;
      tell({ takes: false, isGone: true });
      setSeen([]);
      setHeld([]);
    };
  }, [paperId, state, tell, setSeen, setHeld]);
}

export type Together = ReturnType<typeof useTogether>;

/** What is chosen is what one is at. */
export function useOwnPlace({ go }: Together, chosen: string | null) {
  // The others hear of each choice
  useEffect(() => go(chosen), [go, chosen]);
}

const heldOf = (places: readonly HeldPlace[]): Held[] =>
  places.map(({ milliseconds, ...one }) => ({ ...one, until: Date.now() + milliseconds }));

/** The same list where nothing leaves it: nothing is drawn again for that. */
const kept = <One>(list: readonly One[], stays: (one: One) => boolean): readonly One[] =>
  list.every(stays) ? list : list.filter(stays);
