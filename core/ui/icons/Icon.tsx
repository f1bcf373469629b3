import { classNames, namesIn } from '../rules/class-names';
import { interfaceIcons, type IconName } from './interface-icons';

/** Which icon, how large, and what it says to those who do not see it. */
export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: 16 | 20 | 24;
  /** Says what the icon means where no word beside it does; without it, screen readers pass it by. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon of buttons, fields and states, in the colour of the text around it. */
export function Icon({ name, ...look }: IconProps) {
  return <Glyph path={interfaceIcons[name]} {...look} />;
}

/** Draws one path of the icon sets; see {@link Icon} and ModuleIcon. */
export function Glyph({ path, size = 20, label, className }: Omit<IconProps, 'name'> & { readonly path: string }) {
  const shape = <path d={path} />;
  const names = classNames('icon', size !== 20 && `icon-${size}`, ...namesIn(className));
  return label ? (
    <svg viewBox="0 0 20 20" className={names} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg viewBox="0 0 20 20" className={names} aria-hidden="true">
      {shape}
    </svg>
  );
}
