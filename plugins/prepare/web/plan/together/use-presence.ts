import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useCall, useLive, useSession } from 'edutech/core/web/hooks';
import { showPlace } from '../../../api';
import { type PlanNews, planTopic } from '../../../model/plan/news';

/** One tells again where one is so often; who says nothing for twice as long and a bit has gone. Milliseconds. */
const tellEvery = 20_000;
const goneAfter = 45_000;

/** Somebody who has the plan open elsewhere. */
export interface Present {
  readonly tab: string;
  readonly personId: string;
  readonly name: string;
  /** The field that they are in; empty: the plan is only open. */
  readonly place: string;
}

interface Seen extends Present {
  readonly at: number;
}

/** Who else has the plan open, and where they write; `go` tells them where one is oneself. */
export function usePresence(planId: string) {
  const call = useCall();
  const live = useLive();
  const personId = useSession().user.value?.userId;
  const [tab] = useState(() => newId());
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const place = useRef('');
  const tell = useCallback(
    (where: string | null) =>
      void call(showPlace, { planId, tab, place: where }, { quiet: true }).catch(() => undefined),
    [call, planId, tab],
  );
  const go = useCallback(
    (where: string) => {
      if (place.current === where) return;
      place.current = where;
      tell(where);
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
          if (rest.length === before.length) tell(place.current);
          const { tab: other, personId: person, name } = news;
          return [...rest, { tab: other, personId: person, name, place: news.place, at: Date.now() }];
        });
      }),
    [live, planId, tab, tell],
  );
  // Says that one is there, and when one leaves
  useEffect(() => {
    tell(place.current);
    const timer = setInterval(() => {
      tell(place.current);
      setSeen((before) => before.filter(({ at }) => Date.now() - at < goneAfter));
    }, tellEvery);
    return () => {
      clearInterval(timer);
      tell(null);
    };
  }, [tell]);
  return { others: seen.filter((one) => one.personId !== personId || one.place !== ''), go };
}
