import { interfaceIcons, type IconName } from './interface-icons';

/** Which icon, how large, and what it says to those who do not see it. */
export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: 16 | 20 | 24;
  /** Says what the icon means where no word beside it does; without it, screen readers pass it by. */
  readonly label?: string;
}

/** An icon of buttons, fields and states, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  return <Glyph path={interfaceIcons[name]} size={size} label={label} />;
}

/** Draws one path of the icon sets; see {@link Icon} and ModuleIcon. */
export function Glyph({ path, size = 20, label }: { path: string; size?: 16 | 20 | 24; label?: string }) {
  const shape = <path d={path} />;
  const className = size === 20 ? 'icon' : `icon icon-${size}`;
  return label ? (
    <svg viewBox="0 0 20 20" className={className} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      {shape}
    </svg>
  );
}
