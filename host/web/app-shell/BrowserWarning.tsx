import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useServices } from 'edutech/core/web/hooks';
import { isOldBrowser } from './old-browser';

const checkedKey = 'browser_checked';

/** Says that the browser is too old, until it is closed; then never again in this browser. */
export function BrowserWarning() {
  const intl = useIntl();
  const { storage } = useServices();
  const [isShown, setShown] = useState(() => isOldBrowser(navigator.userAgent) && storage.get(checkedKey) === null);
  if (!isShown) return null;
  const close = () => {
    storage.set(checkedKey, true, Infinity);
    setShown(false);
  };
  return (
    <div className="old-browser" role="alert">
      <Icon name="Warning" />
      <p>
        <FormattedMessage id="host.oldBrowser" />
      </p>
      <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'core.ui.close' })} onClick={close} />
    </div>
  );
}
