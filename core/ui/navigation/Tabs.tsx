import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames, namesIn } from '../rules/class-names';
import { useRovingFocus } from '../hooks/roving-focus';

/** A tab; with an address it is a link. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  /** With an address the tabs are links: the choice lives in the URL and works without scripts. */
  readonly to?: string;
  readonly count?: number;
}

interface TabsProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly current: string;
  /** For tabs that are buttons; the panel then carries `role="tabpanel"` and `aria-labelledby` = {@link tabId}. */
  readonly onChoose?: (id: string) => void;
  readonly className?: string;
  /** Behind the tabs, in sight however many there are: a menu 更多, a link. */
  readonly end?: ReactNode;
}

/** Id of a tab's element, for its panel's `aria-labelledby`. */
export const tabId = (label: string, id: string) => `tab-${label}-${id}`.replace(/\s/g, '-');

/** Where tabs do not fit, the current one is in sight. */
const showCurrent = (list: HTMLElement | null) => {
  const tab = list?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
};

/** Tabs with the brand's line under the current one: links where items have addresses, else buttons. */
export function Tabs({ label, items, current, onChoose, className, end }: TabsProps) {
  const moveFocus = useRovingFocus('[role=tab]');
  const names = classNames('tabs', ...namesIn(className));
  if (items.every((item) => item.to !== undefined)) {
    return (
      <nav className={names} aria-label={label}>
        <div ref={showCurrent} className="tabs-list shrink scrolls-x">
          {items.map((item) => (
            <Link
              key={item.id}
              to={item.to ?? ''}
              className="tab"
              aria-current={item.id === current ? 'page' : undefined}
              preventScrollReset
            >
              <TabText item={item} />
            </Link>
          ))}
        </div>
        {end && <div className="tabs-end fixed end nowrap">{end}</div>}
      </nav>
    );
  }
  return (
    <div className={names}>
      <div
        ref={showCurrent}
        className="tabs-list shrink scrolls-x"
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
      >
        {items.map((item) => (
          <button
            key={item.id}
            id={tabId(label, item.id)}
            type="button"
            role="tab"
            className="tab"
            aria-selected={item.id === current}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => onChoose?.(item.id)}
            onFocus={() => item.id !== current && onChoose?.(item.id)}
          >
            <TabText item={item} />
          </button>
        ))}
      </div>
      {end && <div className="tabs-end fixed end nowrap">{end}</div>}
    </div>
  );
}

function TabText({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count !== undefined && <span className="fine num">{item.count}</span>}
    </>
  );
}
