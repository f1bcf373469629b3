import { useSignals } from '@preact/signals-react/runtime';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useSession } from 'edutech/core/web/hooks';
import { targetOf } from '../shared/pictures';

/** Where finished micro-lessons are handed in: for who is signed in, since they are somebody's own. */
export function UploadLink({ address }: { address: string }) {
  useSignals();
  const { user } = useSession();
  if (!address || !user.value) return null;
  return (
    <Button icon="ArrowUpload" {...targetOf(address)}>
      <FormattedMessage id="portal.software.handIn" />
    </Button>
  );
}
