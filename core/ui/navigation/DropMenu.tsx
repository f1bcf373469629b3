import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router';
import { classNames } from '../rules/class-names';
import { nextIndex } from '../hooks/roving-focus';
import { Icon } from '../icons/Icon';

interface DropMenuProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of button and menu for screen readers, where the trigger's words do not say it. */
  readonly label?: string;
  readonly className?: string;
  /** Edge of the button that the menu keeps to. */
  readonly align?: 'start' | 'end';
  /** Class of the list, where it needs a width of its own. */
  readonly panel?: string;
  /** The current page is one of its items: the button shows it. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/**
 * A button that opens a list of links and choices: of the headers, which must not load a menu library to be readable.
 * Arrow keys walk, letters of the keyboard are left alone, Escape and a click elsewhere close. At most 520 px tall.
 */
export function DropMenu({ trigger, label, className, align = 'start', panel, current, children }: DropMenuProps) {
  const { root, button, isOpen, setOpen, close, walk } = useDrop();
  const id = useId();
  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className={className}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        aria-current={current ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={walk}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          onKeyDown={walk}
          className={classNames('menu-panel', align === 'end' && 'menu-panel-end', panel)}
        >
          <CloseContext.Provider value={close}>{children}</CloseContext.Provider>
        </div>
      )}
    </div>
  );
}

/** Whether the menu is open, and what opens, closes and walks it. */
function useDrop() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Closes when the person goes elsewhere, by pointer or by keyboard
  useEffect(() => {
    if (!isOpen) return;
    itemsOf(root.current)[0]?.focus();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const items = itemsOf(root.current);
    const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return { root, button, isOpen, setOpen, close, walk };
}

/** Closes the menu around an entry that was chosen. */
const CloseContext = createContext(() => {});

const itemsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? []),
];

/** A heading inside a menu, over the choices below it. */
export function DropGroup({ label, children }: { label?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={label === undefined ? undefined : id} className="menu-group">
      {label !== undefined && (
        <div id={id} className="menu-label">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}

interface DropItemProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** A page to go to. */
  readonly to?: string;
  readonly onChoose?: () => void;
  /** For one choice among several: whether it holds. */
  readonly checked?: boolean;
  /** The menu stays open when it is chosen. */
  readonly stays?: boolean;
  /** Cannot be chosen; say why in `note`. */
  readonly disabled?: boolean;
  readonly note?: ReactNode;
  /** Where one is. */
  readonly current?: boolean;
  /** The page that it leads to stays where it is scrolled to. */
  readonly preventScrollReset?: boolean;
  /** How many there are of it, at the end of its line. */
  readonly count?: number;
}

/** An entry of a {@link DropMenu}: a link, an act, or one choice among several (`checked`). */
export function DropItem(props: DropItemProps) {
  const { children, icon, to, onChoose, checked, stays, disabled, note, current, count } = props;
  const content = (
    <>
      {icon}
      <span className="menu-text">
        {children}
        {note && <small>{note}</small>}
      </span>
      {count !== undefined && <span className="menu-count">{count}</span>}
      {checked && <Icon name="Checkmark" size={16} />}
    </>
  );
  const close = useContext(CloseContext);
  const choose = () => {
    if (!stays) close();
    onChoose?.();
  };
  const shared = { className: 'menu-item', tabIndex: -1 };
  if (to !== undefined && !disabled) {
    return (
      <Link
        {...shared}
        to={to}
        role="menuitem"
        aria-current={current ? 'page' : undefined}
        preventScrollReset={props.preventScrollReset}
        onClick={choose}
      >
        {content}
      </Link>
    );
  }
  if (checked !== undefined) {
    return (
      <button {...shared} type="button" role="menuitemradio" aria-checked={checked} onClick={choose}>
        {content}
      </button>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      role="menuitem"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : choose}
    >
      {content}
    </button>
  );
}
