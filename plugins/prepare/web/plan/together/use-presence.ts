import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useCall, useLive, useSession } from 'edutech/core/web/hooks';
import { showPlace } from '../../../api';
import { type PlanNews, planTopic } from '../../../model/plan/news';

/** One tells again where one is so often; who says nothing for twice as long and a bit has gone. Milliseconds. */
const tellEvery = 20_000;
const goneAfter = 45_000;
/** Somebody who types moves all the time: others hear of it so often. Milliseconds. */
const cursorEvery = 500;

/** Somebody who has the plan open elsewhere. */
export interface Present {
  readonly tab: string;
  readonly personId: string;
  readonly name: string;
  /** The field that they are in; empty: the plan is only open. */
  readonly place: string;
  /** Their cursor in it, as `positions.ts` reads it; empty: not known. */
  readonly cursor: string;
}

interface Seen extends Present {
  readonly at: number;
}

/** Who else has the plan open, and where they write; `go` tells them where one is oneself, with the cursor. */
export function usePresence(planId: string) {
  const call = useCall();
  const live = useLive();
  const personId = useSession().user.value?.userId;
  const [tab] = useState(() => newId());
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const at = useRef({ place: '', cursor: '' });
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(
    (where: { readonly place: string | null; readonly cursor: string }) =>
      void call(showPlace, { planId, tab, ...where }, { quiet: true }).catch(() => undefined),
    [call, planId, tab],
  );
  const go = useCallback(
    (place: string, cursor = '') => {
      const before = at.current;
      if (before.place === place && before.cursor === cursor) return;
      at.current = { place, cursor };
      if (before.place !== place) tell(at.current);
      else
        due.current ??= setTimeout(() => {
          due.current = undefined;
          tell(at.current);
        }, cursorEvery);
    },
    [tell],
  );
  // Hears where others are; newcomers are told where one is oneself
  useEffect(
    () =>
      live.subscribe<PlanNews>(`${planTopic}:${planId}`, (news) => {
        if (news.kind !== 'place' || news.tab === tab) return;
        setSeen((before) => {
          const rest = before.filter((one) => one.tab !== news.tab);
          if (news.place === null) return rest;
          if (rest.length === before.length) tell(at.current);
          const { tab: other, personId: person, name, place, cursor = '' } = news;
          return [...rest, { tab: other, personId: person, name, place, cursor, at: Date.now() }];
        });
      }),
    [live, planId, tab, tell],
  );
  // Says that one is there, and when one leaves
  useEffect(() => {
    tell(at.current);
    const timer = setInterval(() => {
      tell(at.current);
      setSeen((before) => before.filter((one) => Date.now() - one.at < goneAfter));
    }, tellEvery);
    return () => {
      clearInterval(timer);
      clearTimeout(due.current);
      due.current = undefined;
      tell({ place: null, cursor: '' });
    };
  }, [tell]);
  return { others: seen.filter((one) => one.personId !== personId || one.place !== ''), go };
}
