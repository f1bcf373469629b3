import { useEffect, useRef } from 'react';
import { useDialogs, useText } from '../../web/hooks';
import { IconButton } from '../IconButton';
import { addKeys, type KeyHint } from './page-keys';

export type { KeyHint } from './page-keys';

interface KeyHintsProps {
  readonly hints: readonly KeyHint[];
  /** Shows a button here that opens the list, for people who do not know the question mark. */
  readonly button?: boolean;
}

/**
 * A page's keys, for the help of the page, which `?` opens at them (host/web/help). Give it the table that the page's
 * handlers read, so that both agree.
 */
export function KeyHints({ hints, button = false }: KeyHintsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const now = useRef(hints);
  // The list keeps its place among others when its keys change
  useEffect(() => {
    now.current = hints;
  });
  // Is listed as long as it is there
  useEffect(
    () =>
      addKeys({
        place: place.current,
        get hints() {
          return now.current;
        },
      }),
    [],
  );
  return (
    <>
      <span ref={place} hidden />
      {button && <KeysButton />}
    </>
  );
}

function KeysButton() {
  const t = useText();
  const dialogs = useDialogs();
  return <IconButton icon="Keyboard" label={t('core.ui.keys.title')} onClick={() => dialogs.help(true)} />;
}
