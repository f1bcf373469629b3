import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames, namesIn } from './rules/class-names';
import { Icon } from './icons/Icon';
import type { IconName } from './icons/interface-icons';

/** `primary`: the next thing most people do, at most one in an area. `soft`: the same in rows of a list. */
export type ButtonLook = 'primary' | 'outline' | 'soft' | 'quiet' | 'link' | 'danger';

interface Shared {
  readonly look?: ButtonLook;
  /** Heights follow the layout's density: see `--control` in tokens.css. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its place. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  /** Icon behind the words: a chevron of what opens, an arrow out of what leaves. */
  readonly iconAfter?: IconName;
  readonly className?: string;
  readonly children?: ReactNode;
}

type AsButton = Shared &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Shared> & {
    /** At work: keeps its width, cannot be pressed again, says so to screen readers. */
    readonly busy?: boolean;
    readonly to?: undefined;
    readonly href?: undefined;
  };
/** A page of this deployment. */
type AsRoute = Shared & { readonly to: string; readonly replace?: boolean; readonly onClick?: () => void };
/** A file, or another site. */
type AsLink = Shared &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Shared> & { readonly href: string; readonly to?: undefined };

/** A button that acts, or a link that looks like one (`to`, `href`). */
export type ButtonProps = AsButton | AsRoute | AsLink;

/** A button, or a link that looks like one: with `to` it leads to a page, with `href` to a file or another site. */
export function Button(props: ButtonProps) {
  const { look = 'outline', size = 'medium', wide, icon, iconAfter, className, children, ...rest } = props;
  const names = classNames(
    'btn',
    look !== 'outline' && `btn-${look}`,
    size !== 'medium' && `btn-${size}`,
    wide && 'btn-wide',
    ...namesIn(className),
  );
  const small = size === 'small' ? 16 : 20;
  const content = (
    <>
      {icon && <Icon name={icon} size={small} />}
      {children !== undefined && <span>{children}</span>}
      {iconAfter && <Icon name={iconAfter} size={16} />}
    </>
  );
  if ('to' in rest && rest.to !== undefined) {
    return (
      <Link {...rest} to={rest.to} className={names}>
        {content}
      </Link>
    );
  }
  if ('href' in rest && rest.href !== undefined) {
    const { to: _, ...link } = rest as AsLink;
    return (
      <a rel={link.target === '_blank' ? 'noopener' : undefined} {...link} className={names}>
        {content}
      </a>
    );
  }
  const { busy = false, to: _to, href: _href, onClick, ...button } = rest as AsButton;
  return (
    <button
      type="button"
      {...button}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      className={names}
    >
      {content}
    </button>
  );
}
