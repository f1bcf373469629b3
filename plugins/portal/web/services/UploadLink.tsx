import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { useSession, useText } from 'edutech/core/web/hooks';
import { targetOf } from '../shared/pictures';

/** Where finished micro-lessons are handed in: for who is signed in, since they are somebody's own. */
export function UploadLink({ address }: { address: string }) {
  const t = useText();
  useSignals();
  const { user } = useSession();
  if (!address || !user.value) return null;
  return (
    <Button icon="ArrowUpload" {...targetOf(address)}>
      {t('portal.software.handIn')}
    </Button>
  );
}
