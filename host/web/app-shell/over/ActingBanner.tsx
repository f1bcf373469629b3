import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useSession, useText } from 'edutech/core/web/hooks';

/** Says on every page that somebody else looks at it, and ends that. */
export function ActingBanner() {
  useSignals();
  const t = useText();
  const session = useSession();
  const [isEnding, setEnding] = useState(false);
  const by = session.actedBy.value;
  const user = session.user.value;
  if (by === null || !user) return null;
  const end = async () => {
    setEnding(true);
    await session.endActing().catch(() => setEnding(false));
  };
  return (
    <section className="acting" aria-label={t('host.acting.label')}>
      <p>
        <Icon name="Eye" />
        <span>{t('host.acting.text', { name: <b>{user.name}</b>, by })}</span>
      </p>
      <Button look="primary" size="small" busy={isEnding} onClick={end}>
        {t('host.acting.end')}
      </Button>
    </section>
  );
}
