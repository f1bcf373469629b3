import { convertAgain } from 'edutech/plugins/media/api';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';

/** Tries once more to convert a file of one's own. */
export function RetryConversion({ fileId }: { readonly fileId: string }) {
  const t = useText();
  const call = useCall();
  const retry = useAct(() => call(convertAgain, { fileId }));
  return (
    <Button look="primary" icon="ArrowClockwise" busy={retry.isBusy} onClick={() => void retry.run()}>
      {t('resource.convertAgain')}
    </Button>
  );
}
