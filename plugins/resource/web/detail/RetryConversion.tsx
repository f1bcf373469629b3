import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { convertAgain } from 'edutech/plugins/media/api';
import { Button } from 'edutech/core/ui/Button';
import { useCall } from 'edutech/core/web/hooks';

/** Tries once more to convert a file of one's own. */
export function RetryConversion({ fileId }: { readonly fileId: string }) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await call(convertAgain, { fileid: fileId }).catch(() => undefined); // the call has said what went wrong
    await revalidate();
    setBusy(false);
  };
  return (
    <Button look="primary" icon="ArrowClockwise" busy={busy} onClick={() => void again()}>
      <FormattedMessage id="resource.convertAgain" />
    </Button>
  );
}
