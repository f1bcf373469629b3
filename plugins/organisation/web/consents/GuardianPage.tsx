import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { refusedParameter } from 'edutech/core/common/endpoint';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import { relations } from 'edutech/core/common/organisation/consent';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { answerConsentLink, type ConsentLinkRead, readConsentLink } from '../../api';
import { longestName } from '../../model/guardian';

/** What became of a form that was not taken, by the code of the wire that it comes back with. */
const problems: Readonly<Record<string, string>> = {
  [wireCodes.invalid]: 'missing',
  [wireCodes.conflict]: 'changed',
  [wireCodes.tooMany]: 'busy',
};

type Linked = { readonly secret: string; readonly asked: ConsentLinkRead | null };

export const loader = async ({ call, url, signal }: LoaderArgs): Promise<Linked> => {
  const secret = url.searchParams.get('link') ?? '';
  if (!/^[\w-]{43}$/.test(secret)) return { secret, asked: null };
  const asked = await call(readConsentLink, { secret }, { quiet: true, signal }).catch((error: unknown) => {
    // that the link is over, and not that the city could not be asked
    if (isAppError(error) && error.code === wireCodes.gone) return null;
    throw error;
  });
  return { secret, asked };
};

/** `/guardian?link=…`: what a guardian is asked, in plain words. A plain form, so that it works on every phone without scripts. */
export function Page() {
  const t = useText();
  const { secret, asked } = useLoaderData<Linked>();
  const [search] = useSearchParams();
  const refused = search.get(refusedParameter);
  const state = asked ? (asked.isAnswered ? 'done' : 'open') : 'over';
  return (
    <div className="wrap organisation-guardian pad-y-5">
      <section className="card pad-5">
        <h1 className="below-3">{t('organisation.links.title')}</h1>
        {state !== 'open' && <p role="status">{t(`organisation.links.state.${state}`)}</p>}
        {asked && state === 'open' && (
          <>
            {refused !== null && (
              <p className="organisation-guardian-problem below-4 pad-y-2 pad-x-3 ink-late" role="alert">
                {t(`organisation.links.${problems[refused] ?? 'failed'}`)}
              </p>
            )}
            <GuardianForm secret={secret} asked={asked} />
          </>
        )}
      </section>
    </div>
  );
}

function GuardianForm({ secret, asked }: { secret: string; asked: ConsentLinkRead }) {
  const intl = useIntl();
  const t = useText();
  const { student, school, texts, expiresAt, read } = asked;
  // what was filled in when the form came back
  const [search] = useSearchParams();
  const relationBefore = relations.find((relation) => relation === search.get('relation')) ?? '';
  const { root, path } = answerConsentLink;
  return (
    <form method="post" action={addressOf(root, path)}>
      <p>
        {t('organisation.links.intro', {
          student: <b>{student}</b>,
          school,
          day: intl.formatDate(expiresAt, { dateStyle: 'long' }),
        })}
      </p>
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="read" value={read} />
      {texts.map(({ purpose, body, keepDays, version }) => (
        <fieldset key={purpose}>
          <legend>{t(`organisation.consents.purpose.${purpose}`)}</legend>
          <p>{body}</p>
          <p className="muted">
            {t('organisation.consents.kept', { days: keepDays })}
            {' · '}
            {t('organisation.consents.version', { version })}
          </p>
          {['give', 'refuse'].map((decision) => (
            <label key={decision}>
              <input
                type="radio"
                name={purpose}
                value={decision}
                defaultChecked={search.get(purpose) === decision}
                required
              />
              {t(`organisation.links.${decision}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <Stack as="label" gap={1}>
        {t('organisation.links.guardian')}
        <input
          className="input"
          name="guardian"
          defaultValue={search.get('guardian') ?? ''}
          required
          maxLength={longestName}
          pattern=".*\S.*"
          autoComplete="name"
        />
      </Stack>
      <Stack as="label" gap={1}>
        {t('organisation.consents.relation')}
        <select className="input" name="relation" required defaultValue={relationBefore}>
          <option value="" disabled>
            {t('organisation.links.choose')}
          </option>
          {relations.map((relation) => (
            <option key={relation} value={relation}>
              {t(`organisation.consents.relation.${relation}`)}
            </option>
          ))}
        </select>
      </Stack>
      <p className="muted">{t('organisation.links.later')}</p>
      <Button type="submit" look="primary" size="large" wide>
        {t('organisation.links.send')}
      </Button>
    </form>
  );
}
