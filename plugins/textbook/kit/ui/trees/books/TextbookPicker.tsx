import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type BookChoice, type BookLevel, bookChoices, bookLevels, bookNear, type PickableBook } from './near-book';

interface TextbookPickerProps {
  /** Books to choose from, in the order in which they are offered. */
  readonly books: readonly PickableBook[];
  /** Id of the chosen book; null: none yet. */
  readonly current: string | null;
  readonly onChoose: (book: PickableBook) => void;
}

/**
 * The teaching range in the second bar (`BarSlot`): 初中 · 八年级 · 数学 · 人教版 · 下册. It opens the choices of each level; every
 * choice leads to an existing book, and the choice of the book itself closes it.
 */
export function TextbookPicker({ books, current, onChoose }: TextbookPickerProps) {
  const t = useText();
  const { root, button, isOpen, setOpen, close, leave } = useUnfolding();
  const panel = useId();
  const book = books.find((one) => one.book.id === current) ?? null;
  const choose = (level: BookLevel, id: string) => {
    const next = bookNear(books, book, level, id);
    if (level === 'book') close();
    if (next && next.book.id !== current) onChoose(next);
  };
  return (
    <div className="picker" ref={root}>
      <button
        ref={button}
        type="button"
        className="picker-bar round paper ink t-14 nowrap within"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={leave}
      >
        <span className="visually-hidden">{t('textbook.kit.picker.label')}</span>
        {book
          ? bookLevels.map((level) => (
              <span key={level} className={`clipped picker-word picker-${level}`}>
                {book[level].name}
              </span>
            ))
          : t('textbook.kit.picker.none')}
        <Icon name="ChevronDown" size={16} />
      </button>
      {isOpen && (
        <section id={panel} className="picker-panel" aria-label={t('textbook.kit.picker.choose')} onKeyDown={leave}>
          {bookChoices(books, book).map((choice) => (
            <Level key={choice.level} choice={choice} onChoose={(id) => choose(choice.level, id)} />
          ))}
        </section>
      )}
    </div>
  );
}

interface LevelProps {
  readonly choice: BookChoice;
  readonly onChoose: (id: string) => void;
}

/** The choices of one level: one tab stop, arrow keys between the choices. */
function Level({ choice: { level, options, chosen }, onChoose }: LevelProps) {
  const t = useText();
  const moveFocus = useRovingFocus('button');
  if (options.length === 0) return null;
  const stop = options.some(({ id }) => id === chosen) ? chosen : options[0]!.id;
  const label = t(`textbook.kit.picker.${level}`);
  return (
    <div className="picker-level">
      <span className="muted t-13 nowrap" aria-hidden="true">
        {label}
      </span>
      <Row as="fieldset" className="shrink" wrap align="stretch" aria-label={label} onKeyDown={moveFocus}>
        {options.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === chosen}
            tabIndex={id === stop ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </Row>
    </div>
  );
}

/** Whether the panel is open; it closes when the person goes elsewhere, and begins at the current choice. */
function useUnfolding() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The first chosen level takes the focus; a pointer or the focus elsewhere closes
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('.picker-panel [tabindex="0"]')?.focus();
    return closeElsewhere(root, () => setOpen(false));
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return { root, button, isOpen, setOpen, close, leave };
}

function closeElsewhere(root: RefObject<HTMLElement | null>, close: () => void): () => void {
  const hear = (event: Event) => {
    if (!root.current?.contains(event.target as Node)) close();
  };
  document.addEventListener('pointerdown', hear);
  document.addEventListener('focusin', hear);
  return () => {
    document.removeEventListener('pointerdown', hear);
    document.removeEventListener('focusin', hear);
  };
}
