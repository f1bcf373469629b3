import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';

/** For a board in class: the film and what is beside it over the whole screen, large; Escape leads back. */
export function BigScreenButton() {
  const t = useText();
  const [isThere, setIsThere] = useState(true);
  // An iPhone shows only films over its screen, and the server draws the page first
  useEffect(() => setIsThere(document.fullscreenEnabled), []);
  if (!isThere) return null;
  const open = () =>
    void document
      .querySelector('.air-stage')
      ?.requestFullscreen()
      .catch(() => undefined);
  return (
    <Button size="small" icon="FullScreen" onClick={open}>
      {t('air.detail.bigScreen')}
    </Button>
  );
}
