import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { ModuleEntry } from '../navigation/modules';
import { isPlainLink, openModule } from '../navigation/run';
import { Shell } from '../shell/Shell';
import { useModules } from '../shell/ShellNav';
import type { LayoutProps } from './frames';

/** The frame of administration: its pages in a list at the side. */
export function AdminLayout(props: LayoutProps) {
  return <Shell {...props} className="shell-admin" navigation={<AdminTitle />} side={<AdminSide />} />;
}

function AdminTitle() {
  const t = useText();
  return <span className="shell-area">{t('host.administration')}</span>;
}

function AdminSide() {
  const t = useText();
  const entries = useModules('admin').filter((entry) => entry.state === 'open');
  const side = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The list is longer than most screens: the entry of the page is brought into its sight, without moving the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another entry
  useEffect(() => {
    const current = side.current?.querySelector<HTMLElement>('[aria-current]');
    if (side.current && current) showIn(side.current, current);
  }, [pathname]);
  return (
    <nav ref={side} className="shell-side" aria-label={t('host.administration')}>
      {entries.map((entry) => (
        <SideEntry key={entry.id} entry={entry} />
      ))}
    </nav>
  );
}

/** Scrolls a list, along and across, so far that one of its entries stands within it, with some of its neighbour. */
function showIn(list: HTMLElement, entry: HTMLElement) {
  const frame = list.getBoundingClientRect();
  const { top, bottom, left, right } = entry.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom)
    list.scrollTop += top - frame.top - (frame.height - entry.offsetHeight) / 2;
  if (left < frame.left || right > frame.right)
    list.scrollLeft += left - frame.left - (frame.width - entry.offsetWidth) / 2;
}

/** A link to a page of administration, or a button where the plugin itself finds the page (its handler). */
function SideEntry({ entry }: { entry: ModuleEntry }) {
  const t = useText();
  const services = useServices();
  const { pathname } = useLocation();
  const words = (
    <>
      <ModuleIcon name={entry.module.icon} />
      {t(entry.title)}
    </>
  );
  if (!isPlainLink(entry)) {
    return (
      <button type="button" className="shell-side-entry" onClick={() => openModule(entry, services)}>
        {words}
      </button>
    );
  }
  return (
    <Link
      className="shell-side-entry"
      to={entry.path ?? ''}
      aria-current={pathname.startsWith(entry.path ?? '-') ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}
