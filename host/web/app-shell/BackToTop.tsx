import { useEffect, useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { backToTop } from 'edutech/core/common/screen/movement';
import { useText } from 'edutech/core/web/hooks';
import { glideTo } from 'edutech/core/web/screen/glide';

/** Leads back to the top of a long page; there after 400 px. */
export function BackToTop() {
  const t = useText();
  const [isShown, setShown] = useState(false);
  // Follows the page's scrolling
  useEffect(() => {
    const look = () => setShown(window.scrollY > backToTop.after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  const label = t('host.toTop');
  const leave = () => {
    // the button goes; keyboards go on from the top of the page
    document.getElementById('main')?.focus({ preventScroll: true });
    glideTo(0, backToTop.milliseconds);
  };
  return (
    <button type="button" className="to-top" aria-label={label} title={label} onClick={leave}>
      <Icon name="ChevronUp" />
    </button>
  );
}
