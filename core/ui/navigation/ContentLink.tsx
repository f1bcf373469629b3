import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../web/hooks';
import { Icon } from '../icons/Icon';

interface ContentLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this platform, or the address of another site. */
  readonly to: string;
  /** Shows a sign behind what leads to another site. */
  readonly sign?: boolean;
}

/** A link that somebody wrote: to a page, or to another site in a new tab, which it says. */
export function ContentLink({ to, sign, children, ...link }: ContentLinkProps) {
  if (isOwnPage(to)) {
    return (
      <Link to={to} {...link}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...link}>
      {children}
      <NewTab sign={sign} />
    </a>
  );
}

/** Whether an address that somebody wrote is a page of this platform. */
export const isOwnPage = (address: string): boolean => address.startsWith('/');

/** Says that something opens in a new tab, to those who do not see the sign as well. */
export function NewTab({ sign = true }: { readonly sign?: boolean | undefined }) {
  const t = useText();
  return (
    <>
      {sign && <Icon name="Open" size={16} />}
      <span className="visually-hidden">{t('core.ui.newTab')}</span>
    </>
  );
}
