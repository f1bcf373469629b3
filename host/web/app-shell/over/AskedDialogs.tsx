import { useEffect, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { AskedDialog, DialogList } from 'edutech/core/web/screen/dialog-queue';
import { textFor } from './message-text';

/** The question or statement that waits for an answer. */
export function AskedDialogs({ dialogs }: { dialogs: DialogList }) {
  useSignals();
  const asked = dialogs.asked.value;
  return asked && <Asked key={asked.text} asked={asked} />;
}

/** Title 'Tip', buttons 'OK' and 'Cancel' unless said otherwise; closing it is a No. A dangerous act begins at Cancel. */
function Asked({ asked }: { asked: AskedDialog }) {
  const intl = useIntl();
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOk = useRef(false);
  // Opens it above the page; the browser's dialog keeps focus inside and gives it back
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const say = (text: string) => textFor(intl, { text });
  const close = (answer: boolean) => {
    isOk.current = answer;
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="asked"
      role="alertdialog"
      aria-labelledby="asked-title"
      aria-describedby="asked-text"
      onClose={() => asked.answer(isOk.current)}
    >
      <h2 id="asked-title">{say(asked.title ?? 'host.tip')}</h2>
      <p id="asked-text">{say(asked.text)}</p>
      <div className="asked-acts">
        {asked.kind === 'confirm' && (
          <Button onClick={() => close(false)}>{asked.cancel ? say(asked.cancel) : t('host.cancel')}</Button>
        )}
        <Button look={asked.danger ? 'danger' : 'primary'} onClick={() => close(true)} autoFocus={!asked.danger}>
          {asked.ok ? say(asked.ok) : t('host.ok')}
        </Button>
      </div>
    </dialog>
  );
}
