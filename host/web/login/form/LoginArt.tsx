import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';

const reasons = ['host.login.reason.browse', 'host.login.reason.home', 'host.login.reason.roles'];

/** Hills under a rising sun, from the ramp of the theme, and what one signs in for. */
export function LoginArt() {
  const t = useText();
  return (
    <div className="login-art">
      <Hills />
      <p className="login-claim">{t('host.login.claim', { br: <br key="br" /> })}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="Checkmark" size={16} />
            {t(reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ramp step and outline of each hill, the farthest first. */
const hills = [
  [60, 'M0 367C60 316 108 387 168 353S276 319 336 364V520H0Z'],
  [70, 'M0 401C60 350 108 421 168 387S276 364 336 389V520H0Z'],
  [80, 'M0 435C60 384 108 455 168 421S276 408 336 415V520H0Z'],
  [100, 'M0 469C60 418 108 489 168 455S276 452 336 440V520H0Z'],
  [130, 'M0 503C60 452 108 523 168 489S276 496 336 466V520H0Z'],
] as const;

function Hills() {
  return (
    <svg className="login-hills" viewBox="0 0 336 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="336" height="520" fill="var(--brand-50)" />
      <circle cx="248" cy="268" r="104" fill="#fff" opacity=".06" />
      <circle cx="248" cy="268" r="72" fill="#fff" opacity=".08" />
      <circle cx="248" cy="268" r="42" fill="var(--accent)" />
      <Cloud transform="translate(20 262) scale(.8)" opacity={0.22} />
      <Cloud transform="translate(190 310) scale(.7)" opacity={0.5} />
      {hills.map(([step, outline]) => (
        <path key={step} d={outline} fill={`var(--brand-${step})`} />
      ))}
    </svg>
  );
}

function Cloud({ transform, opacity }: { transform: string; opacity: number }) {
  return (
    <g transform={transform} fill="#fff" opacity={opacity}>
      <rect y="28" width="150" height="22" rx="11" />
      <rect x="34" y="8" width="86" height="30" rx="15" />
      <rect x="96" y="44" width="96" height="18" rx="9" />
    </g>
  );
}
