import { useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useServices, useText } from 'edutech/core/web/hooks';
import { isOldBrowser } from './old-browser';

const checkedKey = 'browser_checked';

/** Says that the browser is too old, until it is closed; then never again in this browser. */
export function BrowserWarning() {
  const t = useText();
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
      <p>{t('host.oldBrowser')}</p>
      <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={close} />
    </div>
  );
}
