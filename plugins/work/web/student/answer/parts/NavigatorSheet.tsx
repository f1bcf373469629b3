import { type ComponentProps, useEffect, useRef } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import { Navigator } from './Navigator';

/** The navigator over the page, on phones: it closes with the choice. */
export function NavigatorSheet({
  onClose,
  onGo,
  ...navigator
}: ComponentProps<typeof Navigator> & { onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens with the page behind it out of reach
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="work-st-nav-sheet" aria-labelledby="work-st-nav-sheet" onClose={onClose}>
      <header>
        <h2 id="work-st-nav-sheet" className="t-18">
          {t('work.answering.navigator')}
        </h2>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={() => dialog.current?.close()} />
      </header>
      <Navigator
        {...navigator}
        onGo={(itemId) => {
          dialog.current?.close();
          onGo(itemId);
        }}
      />
    </dialog>
  );
}
