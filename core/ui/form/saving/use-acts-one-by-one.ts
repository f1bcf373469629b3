import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useMessages } from '../../../web/hooks';
import { useUndo } from './use-undo';

/** Why one of several was refused takes longer to read than that the others were done. */
const refusedMilliseconds = 8000;

/** A thing as it was seen: the act is refused where somebody has changed it since. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

/** The outcome of an act: which were done, and for each other one its name and the message that says why. */
interface Outcome {
  readonly done: readonly Seen[];
  readonly refused: readonly { readonly key: string; readonly [value: string]: unknown }[];
}

interface Acts<Act extends string, Details, Out extends Outcome> {
  readonly send: (act: Act, things: Seen[], details: Details | undefined) => Promise<Out>;
  /** What takes an act back within the seconds of the undo. */
  readonly opposites: Readonly<Partial<Record<Act, Act>>>;
  /** Acts have their messages here: `<area>.done.<act>` with `count`, `<area>.done.refused` with `name` and `reason`. */
  readonly area: string;
  readonly nameOf: (refused: Out['refused'][number]) => string;
}

/**
 * Acts on things of a list, each of which is done or refused separately: shows the outcome, and offers undo where
 * possible. `act` returns the outcome; null when all were refused, which the call has shown. `busy` is the act under way.
 */
export function useActsOneByOne<Act extends string, Details, Out extends Outcome>({
  send,
  opposites,
  area,
  nameOf,
}: Acts<Act, Details, Out>) {
  const intl = useIntl();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const say = useUndo();
  const [busy, setBusy] = useState<Act | null>(null);
  const act = async (what: Act, things: readonly Seen[], details?: Details): Promise<Out | null> => {
    const seen = things.map(({ id, version }) => ({ id, version }));
    setBusy(what);
    const outcome = await send(what, seen, details).catch(() => null);
    if (!outcome) {
      await revalidator.revalidate();
      setBusy(null);
      return null;
    }
    setBusy(null);
    const back = opposites[what];
    const { done, refused } = outcome;
    if (done.length > 0)
      say(`${area}.done.${what}`, { count: done.length }, back && (() => send(back, [...done], undefined)));
    for (const one of refused) {
      const reason = intl.formatMessage({ id: one.key, defaultMessage: one.key }, { name: '', count: 1 });
      const values = { name: nameOf(one), reason };
      messages.show(`${area}.done.refused`, { tone: 'warning', milliseconds: refusedMilliseconds, values });
    }
    return outcome;
  };
  return { busy, act };
}
