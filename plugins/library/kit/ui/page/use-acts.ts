import { useState } from 'react';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';

interface Acts<Act extends string> {
  readonly calls: Readonly<Record<Act, (ids: string[]) => Promise<unknown>>>;
  /** What takes an act back within the seconds of the undo. */
  readonly opposites: Readonly<Partial<Record<Act, Act>>>;
  /** Acts have their messages here: `<area>.done.<act>`, with `count` and `title`. */
  readonly area: string;
}

interface Thing {
  readonly id: string;
  readonly title?: string;
}

/**
 * Acts on things of a list, one or many, all or none: does it, shows it, and offers undo where possible. `act` returns
 * whether it was done; the call has shown why it was not.
 */
export function useActs<Act extends string>({ calls, opposites, area }: Acts<Act>) {
  const say = useUndo();
  const [busy, setBusy] = useState<Act | null>(null);
  const act = async (what: Act, things: readonly Thing[]): Promise<boolean> => {
    const ids = things.map(({ id }) => id);
    setBusy(what);
    try {
      await calls[what](ids);
    } catch {
      return false;
    } finally {
      setBusy(null);
    }
    const opposite = opposites[what];
    const undo = opposite && (() => calls[opposite](ids));
    say(`${area}.done.${what}`, { count: ids.length, title: things[0]?.title ?? '' }, undo);
    return true;
  };
  return { busy, act };
}
