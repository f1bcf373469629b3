import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';

interface OutwardLinkProps {
  /** A path of this platform, or the address of another site. */
  readonly link: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page, or to another site in a new tab, which it says. */
export function OutwardLink({ link, className, children }: OutwardLinkProps) {
  if (link.startsWith('/')) {
    return (
      <Link to={link} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener" className={className}>
      {children}
      <NewTab />
    </a>
  );
}

/** The sign behind what opens in a new tab, with words for who does not see it. */
export function NewTab() {
  const t = useText();
  return (
    <>
      <Icon name="Open" size={16} />
      <span className="visually-hidden">{t('portal.newTab')}</span>
    </>
  );
}
