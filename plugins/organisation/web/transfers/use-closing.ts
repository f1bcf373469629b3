import { useRevalidator } from 'react-router';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { closeTransfer, type TransferItem, undoTransfer } from '../../api';

/** Says no to a transfer, takes a release back, or gives a student back who has come. */
export function useClosing() {
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const act = async (work: () => Promise<unknown>, said: string, name: string) => {
    try {
      await work();
      messages.show(said, { tone: 'success', values: { name } });
    } catch {
      // the call has said why not
    }
    await revalidate();
  };
  return {
    close: ({ id, name, isGiver }: TransferItem) =>
      act(
        () => call(closeTransfer, { id, note: '' }),
        isGiver ? 'organisation.transfers.withdrawn' : 'organisation.transfers.refused',
        name,
      ),
    undo: ({ id, name }: TransferItem) =>
      act(() => call(undoTransfer, { id }), 'organisation.transfers.undoneText', name),
  };
}
