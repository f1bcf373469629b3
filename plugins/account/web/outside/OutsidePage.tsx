import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { goOutside } from '../../api/outside';
import { usePlatforms } from './platforms';

/** What does not change by asking again: no such platform, no right, an address of elsewhere. */
const settled: readonly number[] = [wireCodes.notFound, wireCodes.forbidden, wireCodes.invalid];

/** `/outside?platform=…&address=…`: asks where the platform wants the browser and goes there, or says why not. */
export function Page() {
  const t = useText();
  const call = useCall();
  const [query] = useSearchParams();
  const platform = query.get('platform') ?? '';
  const address = query.get('address') ?? undefined;
  const title = usePlatforms().find(({ id }) => id === platform)?.title;
  const { error, run } = useWork();
  const asked = useRef('');

  const leave = useCallback(
    () =>
      run(async () => {
        const { redirectUrl } = await call(goOutside, { platform, address }, { quiet: true });
        const target = new URL(redirectUrl);
        if (!/^https?:$/.test(target.protocol)) throw new RangeError(`not a web address: ${target.protocol}`);
        // in place of this page: going back from the platform does not lead there again
        location.replace(target.href);
      }),
    [run, call, platform, address],
  );

  // Opened to go on: once for each address, whatever is drawn again
  useEffect(() => {
    const here = query.toString();
    if (asked.current === here) return;
    asked.current = here;
    void leave();
  }, [query, leave]);

  if (error !== undefined) {
    const mayTryAgain = !(isAppError(error) && settled.includes(error.code));
    return (
      <ErrorState
        page
        error={error}
        safe={t('account.outside.safe')}
        onRetry={mayTryAgain ? () => void leave() : undefined}
      />
    );
  }
  return (
    <div className="account-return" role="status">
      <div className="account-going center">
        <span className="account-going-sign circle" aria-hidden="true" />
        <h1>{title === undefined ? t('account.outside.title') : t('account.outside.going', { platform: title })}</h1>
        <p className="soft">{t('account.outside.goingText')}</p>
      </div>
    </div>
  );
}
