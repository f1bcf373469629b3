import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';

const HowDrawer = onDemand(() => import('./HowDrawer').then((part) => part.HowDrawer));

/** Opens how values are counted. */
export function HowButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="link" size="small" icon="Info" className="no-print" onClick={() => setIsOpen(true)}>
        {t('situation.how')}
      </Button>
      {isOpen && <HowDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
