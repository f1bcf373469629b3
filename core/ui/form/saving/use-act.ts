import { useRevalidator } from 'react-router';
import { AppError } from '../../../common/errors';
import { useWork } from '../../../web/asking/use-work';
import { useMessages } from '../../../web/hooks';
import { useUndo } from './use-undo';

/** The message about an act and its values. */
export interface DoneMessage {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface ActOptions<Args extends readonly unknown[], Result> {
  /**
   * Shown when it is done: a message id, or a function that makes one of result and arguments. Without it nothing is
   * shown.
   */
  readonly done?: string | ((result: Result, ...args: Args) => DoneMessage);
  /** The undo, offered for ten seconds beside `done`. */
  readonly undo?: (result: Result, ...args: Args) => Promise<unknown>;
  /** False where nothing that the page shows has changed; otherwise its data is read again, after a failure too. */
  readonly changes?: boolean;
}

/** One act of a page. */
export interface Act<Args extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Why the last try failed, for acts that call quietly and show it themselves; undefined as soon as another begins. */
  readonly error: unknown;
  /** Does it; answers whether it is done. A second press while it is under way does nothing and answers false. */
  readonly run: (...args: Args) => Promise<boolean>;
}

/**
 * An act with what belongs to every act: busy while it is under way, deaf to a second press, a message and an undo when it
 * is done, and the page's data read again. `work` calls the server, which says what went wrong unless it was called quietly.
 *
 *     const end = useAct(({ session }: Device) => call(endDevice, { session }), { done: 'account.devices.ended' });
 *     <Button busy={end.isBusy} onClick={() => void end.run(device)}>
 */
export function useAct<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  { done, undo, changes = true }: ActOptions<Args, Result> = {},
): Act<Args> {
  const { revalidate } = useRevalidator();
  const messages = useMessages();
  const say = useUndo();
  const { isBusy, error, run: once } = useWork();

  const tell = (result: Result, args: Args) => {
    const message = typeof done === 'function' ? done(result, ...args) : done && { id: done };
    if (message && changes) say(message.id, message.values ?? {}, undo && (() => undo(result, ...args)));
    else if (message) messages.show(message.id, { tone: 'success', values: message.values ?? {} });
    else if (changes) void revalidate();
  };
  const run = async (...args: Args): Promise<boolean> => {
    let fault: unknown;
    const isDone = await once(async () => {
      try {
        tell(await work(...args), args);
      } catch (failure) {
        if (!(failure instanceof AppError)) fault = failure;
        else if (changes) void revalidate();
        throw failure;
      }
    });
    // a fault of the page's own is for the error report
    if (fault !== undefined) throw fault;
    return isDone;
  };
  return { isBusy, error, run };
}
