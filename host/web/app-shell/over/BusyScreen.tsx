import { useEffect, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import type { DialogList } from 'edutech/core/web/screen/dialog-queue';
import { textFor } from './message-text';

/** The full-screen loader of a change of role or term: nothing else can be touched meanwhile. */
export function BusyScreen({ dialogs }: { dialogs: DialogList }) {
  useSignals();
  const text = dialogs.busyText.value;
  return text === null ? null : <Busy text={text} />;
}

function Busy({ text }: { text: string }) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens it above everything else
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="busy" aria-busy="true" onCancel={(event) => event.preventDefault()}>
      <span className="busy-ring" aria-hidden="true" />
      <p role="status">{textFor(intl, { text })}</p>
    </dialog>
  );
}
