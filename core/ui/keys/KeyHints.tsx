import { useRef } from 'react';
import { useText } from '../../web/hooks';
import { IconButton } from '../IconButton';
import { usePageKeys } from './use-page-keys';

/** A key of the page and the message id of what it does. */
export interface KeyHint {
  /** Keys as they are written on the keyboard: `['Alt', '↑']`. */
  readonly keys: readonly string[];
  /** Message id of what they do. */
  readonly does: string;
}

interface KeyHintsProps {
  readonly hints: readonly KeyHint[];
  /** Shows a button here that opens the list, for people who do not know the question mark. */
  readonly button?: boolean;
}

/**
 * A page's keys, opened by `?`; if a page has several lists, the first opens, and in a layer over it that layer's. Give
 * it the table that the page's handlers read, so that both agree.
 */
export function KeyHints({ hints, button = false }: KeyHintsProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  usePageKeys(
    ({ key }) => {
      if (key === '?') dialog.current?.showModal();
      return key === '?';
    },
    { own: dialog },
  );
  const close = () => dialog.current?.close();
  return (
    <>
      {button && (
        <IconButton icon="Keyboard" label={t('core.ui.keys.title')} onClick={() => dialog.current?.showModal()} />
      )}
      <dialog ref={dialog} className="key-hints" aria-labelledby="key-hints-title">
        <header>
          <h2 id="key-hints-title">{t('core.ui.keys.title')}</h2>
          <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={close} />
        </header>
        <dl>
          {hints.map(({ keys, does }) => (
            <div key={does}>
              <dt>{t(does)}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key} className="key">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </dialog>
    </>
  );
}
