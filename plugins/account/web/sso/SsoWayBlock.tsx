import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useServices, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { beginSso } from '../../api/sso';
import type { OfferedProvider } from '../../model/sso/identity-provider';

/** A button for each identity service; the browser goes there and comes back to `/sign-in/:provider`. */
export function Block() {
  const intl = useIntl();
  const t = useText();
  const { call, deployment, navigation } = useServices();
  const { isBusy, error, run } = useWork();
  const providers = (deployment.option('account', 'identityProviders') ?? []) as readonly OfferedProvider[];

  const leave = (provider: string) =>
    run(async () => {
      const target = new URLSearchParams(navigation.path().split('?')[1]).get('target') ?? undefined;
      const { address } = await call(beginSso, { provider, target }, { quiet: true, withoutRole: true });
      await navigation.open(address, { sameTab: true });
    });

  return (
    <Stack>
      <p>{t('account.sso.text')}</p>
      {providers.map(({ id, name, nameEn }) => (
        <Button key={id} size="large" wide iconAfter="ArrowRight" busy={isBusy} onClick={() => leave(id)}>
          {intl.locale === 'en' ? nameEn : name}
        </Button>
      ))}
      {error !== undefined && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </Stack>
  );
}
