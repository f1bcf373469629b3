import { useState, type ReactNode } from 'react';
import { useText } from '../../web/hooks';
import { IconButton } from '../IconButton';
import { classNames } from '../rules/class-names';

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** What an item is called, for screen readers. */
  readonly nameOf: (item: Item) => string;
  readonly row: (item: Item) => ReactNode;
  /** Takes the new order; absent: the order is only shown. */
  readonly onOrder?: (keys: readonly string[]) => void;
  readonly className?: string;
}

/** A short list whose order is somebody's: dragged by the handle, or moved by its two buttons and Alt with the arrow keys. */
export function SortableList<Item>({ label, items, keyOf, nameOf, row, onOrder, className }: SortableListProps<Item>) {
  const t = useText();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, say] = useState('');
  const keys = items.map(keyOf);
  const move = (key: string, to: number) => {
    const from = keys.indexOf(key);
    if (!onOrder || from < 0 || to < 0 || to >= keys.length || from === to) return;
    onOrder(keys.filter((one) => one !== key).toSpliced(to, 0, key));
    say(t('core.ui.sort.moved', { name: nameOf(items[from]!), place: to + 1 }));
  };
  const drop = () => {
    if (dragged !== null && over !== null) move(dragged, over);
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ol className={classNames('card', 'sortable', className)} aria-label={label}>
        {items.map((item, at) => {
          const key = keyOf(item);
          const name = nameOf(item);
          return (
            <li
              key={key}
              className={classNames(
                'sortable-row',
                dragged === key && 'sortable-dragged',
                over === at && dragged !== key && 'sortable-over',
              )}
              draggable={onOrder !== undefined && dragged === key}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(at);
              }}
              onDrop={(event) => {
                event.preventDefault();
                drop();
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onKeyDown={(event) => {
                // a list in a row has moved its own already
                if (event.defaultPrevented || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
                event.preventDefault();
                move(key, at + (event.key === 'ArrowUp' ? -1 : 1));
              }}
            >
              {onOrder && (
                <span className="sortable-move muted">
                  <span
                    className="sortable-handle pad-y-2 pad-x-2"
                    aria-hidden="true"
                    onPointerDown={() => setDragged(key)}
                    onPointerUp={() => setDragged(null)}
                  >
                    ⋮⋮
                  </span>
                  <IconButton
                    icon="ChevronUp"
                    label={t('core.ui.sort.up', { name })}
                    disabled={at === 0}
                    onClick={() => move(key, at - 1)}
                  />
                  <IconButton
                    icon="ChevronDown"
                    label={t('core.ui.sort.down', { name })}
                    disabled={at === items.length - 1}
                    onClick={() => move(key, at + 1)}
                  />
                </span>
              )}
              {row(item)}
            </li>
          );
        })}
        {items.length === 0 && <li className="sortable-row muted">{t('core.ui.sort.empty')}</li>}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
