import { useEffect } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Row } from 'edutech/core/ui/layout/Row';
import { type ConsentItem, decideConsent, readConsent } from '../../api/provider';

type ConsentData = { readonly asked: ConsentItem } | { readonly error: unknown };

/** A link that is over is said on the page, not as a fault of the platform. */
export const loader = ({ call, params, signal }: LoaderArgs): Promise<ConsentData> =>
  call(readConsent, { interaction: params['interaction'] ?? '' }, { quiet: true, signal }).then(
    (asked) => ({ asked }),
    (error: unknown) => ({ error }),
  );

/** An outside module wants to know who one is: what it is told, and whether one agrees. */
export function Page() {
  const t = useText();
  const data = useLoaderData<ConsentData>();
  const { interaction = '' } = useParams();
  const { call, navigation } = useServices();
  const { isBusy, error, run } = useWork();
  const asked = 'asked' in data ? data.asked : null;
  const goesOn = asked !== null && !asked.mustAgree;
  const refused =
    'error' in data && isAppError(data.error) && data.error.code === wireCodes.forbidden ? data.error : null;
  // The provider goes on where it asked; it looks at the platform's session itself
  const goOn = () => navigation.open(`/oidc/interaction/${interaction}`, { sameTab: true });
  useEffect(() => {
    if (goesOn) void navigation.open(`/oidc/interaction/${interaction}`, { sameTab: true });
  }, [goesOn, interaction, navigation]);
  const decide = (allow: boolean) =>
    run(async () => {
      await call(decideConsent, { interaction, allow }, { quiet: true });
      await goOn();
    });

  if (goesOn)
    return (
      <div className="account-return">
        <p role="status" className="soft t-16">
          {t('account.login.leading')}
        </p>
      </div>
    );
  return (
    <div className="account-return">
      <section className="card account-return-card">
        {asked ? (
          <>
            <h1>{t('account.provider.asks', { module: asked.module })}</h1>
            <p>{t('account.provider.text', { module: asked.module, host: asked.host })}</p>
            <ul className="account-scopes">
              <li>{t('account.provider.scope.openid')}</li>
              {asked.scopes.map((scope) => (
                <li key={scope}>{t(`account.provider.scope.${scope}`)}</li>
              ))}
            </ul>
            <Row align="stretch" wrap>
              <Button look="primary" size="large" busy={isBusy} onClick={() => decide(true)}>
                {t('account.provider.allow')}
              </Button>
              <Button size="large" busy={isBusy} onClick={() => decide(false)}>
                {t('account.provider.refuse')}
              </Button>
            </Row>
          </>
        ) : refused ? (
          <>
            <h1>{t('account.provider.guardian')}</h1>
            <p>
              <ErrorText error={refused} />
            </p>
            <Button look="primary" size="large" busy={isBusy} onClick={() => decide(false)}>
              {t('account.provider.back')}
            </Button>
          </>
        ) : (
          <>
            <h1>{t('account.provider.overTitle')}</h1>
            <p>{t('account.provider.over')}</p>
            <Button size="large" to="/">
              {t('account.ask.home')}
            </Button>
          </>
        )}
        {error !== undefined && (
          <p className="above-2 ink-late t-13" role="alert">
            <ErrorText error={error} />
          </p>
        )}
      </section>
    </div>
  );
}
