import { useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { type PaperSection, pointsOfSection } from '../../../model/paper/document';
import { steppedSection } from '../../../model/paper/edits/sections';
import type { ItemNumbers } from '../../../model/paper/figures/figures';
import { useComposer } from '../desk/composer-context';
import { useSectionName } from '../desk/use-names';
import { focusRow } from './focus-row';
import { OutlineItem } from './OutlineItem';
import { useDrop } from './use-drop';

interface OutlineSectionProps {
  readonly section: PaperSection;
  readonly partId: string;
  readonly number: number;
  readonly numbers: ReadonlyMap<string, ItemNumbers>;
  /** Begins folded. */
  readonly folded: boolean;
}

/** A section of the outline with its items; it takes what is dropped on it. */
export function OutlineSection({ section, partId, number, numbers, folded }: OutlineSectionProps) {
  const t = useText();
  const { desk, chosen, choose, drag, isLocked } = useComposer();
  const [isOpen, setOpen] = useState(!folded);
  const nameOf = useSectionName();
  const drop = useDrop({ sectionId: section.id, partId });
  const isChosen = chosen === section.id;
  const count = section.items.reduce((sum, { points }) => sum + points.length, 0);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging; Alt and the arrows do the same on its name */}
      <div
        className={classNames('composer-section', isChosen && 'composer-row-chosen', drop.overClass(null, 'section'))}
        data-row={section.id}
        draggable={!isLocked}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', section.title);
          drag({ kind: 'section', id: section.id });
        }}
        onDragEnd={() => drag(null)}
        {...drop.over(null, 'section')}
      >
        <button
          type="button"
          className="composer-fold muted"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'exam.compose.fold' : 'exam.compose.unfold', { name: section.title })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'ChevronDown' : 'ChevronRight'} size={16} />
        </button>
        <button
          type="button"
          className="clip1 text-start shrink"
          aria-pressed={isChosen}
          onClick={() => choose(section.id)}
          onKeyDown={(event) => {
            const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!step || isLocked) return;
            event.preventDefault();
            desk.act((paper) => steppedSection(paper, section.id, step as -1 | 1));
            focusRow(section.id);
          }}
        >
          {nameOf(section, number)}
        </button>
        <span className="num nowrap regular soft">
          {t('exam.compose.sums', { count, points: pointsOfSection(section) })}
        </span>
      </div>
      {isOpen && (
        <ol>
          {section.items.map((item) => (
            <OutlineItem key={item.id} item={item} number={numbers.get(item.id)!} drop={drop} />
          ))}
          <li className={classNames('composer-slot', drop.overClass(null, 'end'))} {...drop.over(null, 'end')}>
            {section.items.length === 0 && <span className="fine">{t('exam.compose.section.empty')}</span>}
          </li>
        </ol>
      )}
    </>
  );
}
