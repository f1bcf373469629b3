import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type AdminGroup, adminGroups } from 'edutech/core/common/plugin';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { ModuleEntry } from '../navigation/modules';
import { pages } from '../plugins/installed';
import { ancestorsOf, type Page } from '../plugins/plugin-set';
import { isPlainLink, openModule } from '../navigation/run';
import { Shell } from '../shell/Shell';
import { useModules } from '../shell/ShellNav';
import type { LayoutProps } from './frames';

/** The frame of administration: its pages in a list at the side. */
export function AdminLayout(props: LayoutProps) {
  return (
    <Shell {...props} className="shell-admin" navigation={<AdminTitle />} side={<AdminSide page={props.page} />} />
  );
}

function AdminTitle() {
  const t = useText();
  return <span className="shell-area">{t('host.administration')}</span>;
}

/** Up to so many entries all groups stand open. */
const fewEntries = 16;

function AdminSide({ page }: Pick<LayoutProps, 'page'>) {
  const t = useText();
  const services = useServices();
  const entries = useModules('admin').filter((entry) => entry.state === 'open');
  const side = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const current = currentOf(entries, page);
  const groups = adminGroups
    .map((group) => ({
      group,
      entries: entries.filter(({ module }) => !module.isHome && (module.group ?? 'platform') === group),
    }))
    .filter((one) => one.entries.length > 0);
  // Another address has another entry: it is brought into sight within its list, and a phone shows the page again
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when
  useEffect(() => {
    setTyped('');
    setOpen(false);
    const marked = side.current?.querySelector<HTMLElement>('[aria-current]');
    if (side.current && marked) showIn(side.current, marked);
  }, [pathname]);
  usePageKeys(({ key }) => {
    if (key.toLowerCase() !== 'm') return false;
    setOpen(true);
    search.current?.focus();
    return true;
  });
  const wanted = typed.trim().toLowerCase();
  const found = wanted === '' ? null : entries.filter(({ title }) => t(title).toLowerCase().includes(wanted));
  return (
    <nav ref={side} className={classNames('shell-side', isOpen && 'is-open')} aria-label={t('host.administration')}>
      <button type="button" className="shell-side-turn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {current ? t(current.title) : t('host.administration')}
        <Icon name="ChevronDown" />
      </button>
      <div className="shell-side-list">
        <label className="shell-side-search">
          <Icon name="Search" size={16} />
          <input
            ref={search}
            value={typed}
            placeholder={t('host.admin.search')}
            aria-label={t('host.admin.search')}
            aria-keyshortcuts="M"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // Enter ends what is typed by an input method, too
              if (key === 'Enter' && !nativeEvent.isComposing && found?.[0]) void openModule(found[0], services);
            }}
          />
          <span className="key not-narrow" aria-hidden="true">
            M
          </span>
        </label>
        {found?.map((entry) => (
          <SideEntry key={entry.id} entry={entry} isCurrent={entry === current} />
        ))}
        {found?.length === 0 && <p className="muted pad-x-3">{t('host.admin.search.none')}</p>}
        {!found &&
          entries
            .filter(({ module }) => module.isHome)
            .map((entry) => <SideEntry key={entry.id} entry={entry} isCurrent={entry === current} />)}
        {!found &&
          groups.map(({ group, entries: own }, at) => (
            <SideGroup
              key={group}
              group={group}
              entries={own}
              current={current}
              // one is open at least
              isOpen={
                entries.length < fewEntries || (current && !current.module.isHome ? own.includes(current) : at === 0)
              }
            />
          ))}
      </div>
    </nav>
  );
}

/** The entry that leads to this page, or to the nearest page above it: of several that fit, the one with the longest address. */
function currentOf(entries: readonly ModuleEntry[], page: Page): ModuleEntry | undefined {
  const sorted = entries
    .filter(({ path }) => path !== null)
    .toSorted((one, other) => other.path!.length - one.path!.length);
  return ancestorsOf(page, pages)
    .map(({ route }) => sorted.find(({ path }) => route.path.startsWith(path!)))
    .findLast(Boolean);
}

interface SideGroupProps {
  readonly group: AdminGroup;
  readonly entries: readonly ModuleEntry[];
  readonly current: ModuleEntry | undefined;
  readonly isOpen: boolean;
}

/** Entries that belong together. */
function SideGroup({ group, entries, current, isOpen }: SideGroupProps) {
  const t = useText();
  return (
    <details className="shell-side-group" open={isOpen}>
      <summary>
        {t(`host.admin.group.${group}`)}
        <small className="muted num">{entries.length}</small>
        <Icon name="ChevronDown" size={16} />
      </summary>
      {entries.map((entry) => (
        <SideEntry key={entry.id} entry={entry} isCurrent={entry === current} />
      ))}
    </details>
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
function SideEntry({ entry, isCurrent }: { readonly entry: ModuleEntry; readonly isCurrent: boolean }) {
  const t = useText();
  const services = useServices();
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
    <Link className="shell-side-entry" to={entry.path ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      {words}
    </Link>
  );
}
