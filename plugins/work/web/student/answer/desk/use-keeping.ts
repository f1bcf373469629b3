import { useEffect, useRef } from 'react';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { onPageGoes } from 'edutech/plugins/questions/kit/ui/journal/page-goes';
import { useOffline } from 'edutech/core/web/hooks';
import { partOfPlace } from 'edutech/plugins/questions/kit/common/answers/places';
import { listMine, openMine } from '../../../../api';
import { ownWorkAddress } from '../../../shared/addresses';
import type { AnswerBook } from '../state/answer-book';
import type { Opened } from '../state/sheet';

/** After the last change. Milliseconds. */
const pause = 500;
/** After the sheet was opened: what is asked for it goes first, and a class that begins together asks at different moments. Milliseconds. */
const afterOpening = { least: 2000, most: 10_000 };

/**
 * Keeps the sheet with the answers as they stand: what was acknowledged has left the journal, and is to be there when the
 * page is opened again without a network.
 */
export function useKeeping(opened: Opened, heardAt: number, book: AnswerBook): void {
  const offline = useOffline();
  const first = useRef(opened);
  // Follows the answers; the first ones are those that the server has just told
  useEffect(() => {
    const sheet = first.current;
    const known = new Map(sheet.answers.map((one) => [`${one.itemId}/${one.part}`, one]));
    const ahead = Date.parse(sheet.now) - heardAt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const keep = (answers: ReadonlyMap<string, Answer>) => {
      const now = new Date(Date.now() + ahead).toISOString();
      const standing = [...answers].map(([place, answer]) => {
        const before = known.get(place);
        if (before && JSON.stringify(before.answer) === JSON.stringify(answer)) return before;
        const { itemId, part } = partOfPlace(place);
        return { itemId, part, answer, written: now };
      });
      offline.keep(openMine, { attemptId: sheet.attemptId }, { ...sheet, now, answers: standing });
    };
    const keepNow = () => {
      clearTimeout(timer);
      if (timer) keep(book.answers.all.peek());
      timer = undefined;
    };
    const stop = book.answers.all.subscribe(() => {
      clearTimeout(timer);
      if (!isFirst) timer = setTimeout(keepNow, pause);
      isFirst = false;
    });
    const stopWatching = onPageGoes(keepNow);
    return () => {
      stopWatching();
      keepNow();
      stop();
    };
  }, [offline, heardAt, book]);
}

/** Keeps the list as well: who came by another way and closes the page finds the way back without a network. */
export function useKeepingTheList(isKept: boolean): void {
  const offline = useOffline();
  // Once, and not while the sheet itself is fetched
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(
      () => {
        const lists = (['todo', 'done'] as const).map((which) =>
          offline.call(listMine, { which, page: 1 }, { quiet: true }),
        );
        // the page last: where it is kept, what it shows is kept too
        Promise.all(lists).then(
          () => offline.keepPage(ownWorkAddress),
          () => undefined, // then there is only the sheet
        );
      },
      afterOpening.least + Math.random() * (afterOpening.most - afterOpening.least),
    );
    return () => clearTimeout(timer);
  }, [offline, isKept]);
}
