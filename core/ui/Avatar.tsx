import { classNames } from './rules/class-names';
import { hueOf, initialsOf } from './rules/initials';

interface AvatarProps {
  /** Id of the person: the colour follows it, so that the same person has the same colour in every place. */
  readonly person: string;
  readonly name: string;
  /** Address of the picture; without one, initials are shown. */
  readonly picture?: string;
  readonly size?: 24 | 32 | 44 | 64;
}

/** A person's picture or initials. The name is beside it, so it is decoration to screen readers. */
export function Avatar({ person, name, picture, size = 32 }: AvatarProps) {
  const names = classNames('avatar', size !== 32 && `avatar-${size}`, `hue-${hueOf(person)}`);
  if (picture) return <img className={names} src={picture} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span className={names} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
