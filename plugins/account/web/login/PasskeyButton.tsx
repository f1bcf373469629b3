import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useSession, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Stack } from 'edutech/core/ui/layout/Stack';

/** A button that opens the browser's own dialog, and below it what went wrong. */
export function PasskeyButton({ text, onSign }: { text: string; onSign: () => Promise<unknown> }) {
  const t = useText();
  const session = useSession();
  const { isBusy, error, run } = useWork();
  const isShown = error !== undefined && session.stepAfter(error) === null;
  return (
    <Stack>
      <p>{t(text)}</p>
      <Button look="primary" icon="Key" size="large" wide busy={isBusy} onClick={() => run(onSign)}>
        {t('account.passkey.use')}
      </Button>
      {isShown && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </Stack>
  );
}
