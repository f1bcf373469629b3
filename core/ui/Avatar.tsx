import { classNames } from './rules/class-names';
import { hueOf, initialsOf } from './rules/initials';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture; without one, initials are shown. */
  readonly picture?: string;
  readonly size?: 24 | 32 | 44 | 64;
  /** `brand` for oneself; else the hue follows the name. */
  readonly tone?: 'hue' | 'brand';
}

/** A person's picture or initials. The name is beside it, so it is decoration to screen readers. */
export function Avatar({ name, picture, size = 32, tone = 'hue' }: AvatarProps) {
  const names = classNames(
    'avatar',
    size !== 32 && `avatar-${size}`,
    tone === 'brand' ? 'avatar-brand' : `hue-${hueOf(name)}`,
  );
  if (picture) return <img className={names} src={picture} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span className={names} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
