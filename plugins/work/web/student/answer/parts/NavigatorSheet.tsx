import { type ComponentProps, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Navigator } from './Navigator';

/** The navigator over the page, on phones: it closes with the choice. */
export function NavigatorSheet({
  onClose,
  onGo,
  ...navigator
}: ComponentProps<typeof Navigator> & { onClose: () => void }) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens with the page behind it out of reach
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="work-st-nav-sheet" aria-labelledby="work-st-nav-sheet" onClose={onClose}>
      <header>
        <h2 id="work-st-nav-sheet">
          <FormattedMessage id="work.answering.navigator" />
        </h2>
        <IconButton
          icon="Dismiss"
          label={intl.formatMessage({ id: 'core.ui.close' })}
          onClick={() => dialog.current?.close()}
        />
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
