import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { loginPath } from '../../routing/guard';

interface LogoProps {
  /** With the line below the name, as the portal has it. */
  readonly full?: boolean;
  /** No link: for those whose logo leads nowhere (portal.md section 6). */
  readonly plain?: boolean;
}

/** The platform's sign and name, leading to the portal. */
export function Logo({ full = false, plain = false }: LogoProps) {
  const intl = useIntl();
  const t = useText();
  const { platformName, cityName } = useDeployment();
  const language = intl.locale === 'en' ? 'en' : 'zh-CN';
  const content = (
    <>
      <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="10" className="logo-ground" />
        <path
          d="M20 14.5c-2.6-2.3-6.6-3-10.5-2.2v14.4c3.9-.8 7.9-.1 10.5 2.2c2.6-2.3 6.6-3 10.5-2.2V12.3c-3.9-.8-7.9-.1-10.5 2.2z"
          fill="#fff"
        />
        <path d="M20 14.5v14.4" className="logo-line" />
        <path d="M12.8 22.3a2.6 2.6 0 0 1 .6-5.1 3.7 3.7 0 0 1 4 1.1" className="logo-line" />
        <circle cx="25.4" cy="19.8" r="2.8" fill="#f2b04a" />
      </svg>
      <span className="logo-name">
        <b>{platformName[language]}</b>
        {full && <small>{t('host.tagline', { city: cityName[language] })}</small>}
      </span>
    </>
  );
  return plain ? (
    <span className="logo">{content}</span>
  ) : (
    <Link className="logo" to={loginPath}>
      {content}
    </Link>
  );
}
