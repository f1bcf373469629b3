import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { IconButton } from 'edutech/core/ui/IconButton';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import type { ItemValues } from '../../../../api';
import type { Section } from '../../../../api/records';
import {
  changedSection,
  movedTo,
  type numbersOf,
  steppedSection,
  withoutSection,
} from '../../../../model/sheet/sheet-values';
import { withPoints } from '../../../../model/sheet/with-points';
import { useDesk } from '../desk/desk-context';
import { SheetItem } from './SheetItem';

interface SheetSectionProps {
  readonly section: Section;
  readonly at: number;
  readonly items: readonly ItemValues[];
  readonly numbers: ReturnType<typeof numbersOf>;
}

/** One section of the sheet: its heading, its items, and the place behind them where more may be dropped. */
export function SheetSection({ section, at, items, numbers }: SheetSectionProps) {
  const t = useText();
  const { sheet, isLocked } = useDesk();
  const [over, setOver] = useState<string | null>(null);
  const drop = useDrop(at, () => setOver(null));
  const points = items.reduce((sum, item) => {
    const body = sheet.bodyOf(item);
    return sum + (body ? pointsOf(withPoints(body, item.points ?? null)) : 0);
  }, 0);
  return (
    <section className="work-section">
      <SectionHead section={section} at={at} count={items.length} points={points} />
      <ol>
        {items.map((item) => (
          <li
            key={item.itemId}
            className={classNames(over === item.itemId && 'work-drop-here')}
            onDragOver={(event) => {
              if (isLocked) return;
              event.preventDefault();
              setOver(item.itemId);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(item.itemId);
            }}
          >
            <SheetItem item={item} number={numbers.get(item.itemId)} />
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; Alt and the arrows do the same */}
      <div
        className={classNames('work-slot', over === 'end' && 'work-slot-over', items.length === 0 && 'work-slot-seen')}
        onDragOver={(event) => {
          if (isLocked) return;
          event.preventDefault();
          setOver('end');
        }}
        onDragLeave={() => setOver(null)}
        onDrop={(event) => {
          event.preventDefault();
          drop(null);
        }}
      >
        {items.length === 0 && <p>{t('work.sheet.emptySection')}</p>}
      </div>
    </section>
  );
}

/** Takes what was dropped before an item, or at the end of a section. */
function useDrop(section: number, done: () => void) {
  const { sheet, dragged, drag, tier } = useDesk();
  return (before: string | null) => {
    done();
    drag(null);
    if (!dragged) return;
    if ('itemId' in dragged) sheet.act((values) => movedTo(values, dragged.itemId, section, before));
    else sheet.add([dragged.question], tier, { section, before });
  };
}

interface SectionHeadProps {
  readonly section: Section;
  readonly at: number;
  readonly count: number;
  readonly points: number;
}

function SectionHead({ section, at, count, points }: SectionHeadProps) {
  const t = useText();
  const { sheet, isLocked } = useDesk();
  const say = (id: string) => t(id, { title: section.title });
  return (
    <Row as="header" align="baseline" wrap rows={0} className="work-section-head">
      <input
        className="work-section-title round bare"
        value={section.title}
        maxLength={60}
        disabled={isLocked}
        aria-label={t('work.sheet.sectionOf', { number: at + 1 })}
        onChange={({ currentTarget }) =>
          sheet.change({ sections: changedSection(sheet.values, at, { title: currentTarget.value }).sections })
        }
      />
      <input
        className="work-section-note fill round bare"
        value={section.note}
        maxLength={200}
        disabled={isLocked}
        placeholder={t('work.sheet.sectionPoints', { count, points })}
        aria-label={t('work.sheet.sectionNote', { title: section.title })}
        onChange={({ currentTarget }) =>
          sheet.change({ sections: changedSection(sheet.values, at, { note: currentTarget.value }).sections })
        }
      />
      {!isLocked && (
        <Row as="span" inline align="stretch" gap={0} className="work-section-acts">
          <IconButton
            icon="ChevronUp"
            label={say('work.sheet.sectionUp')}
            disabled={at === 0}
            onClick={() => sheet.act((values) => steppedSection(values, at, -1))}
          />
          <IconButton
            icon="ChevronDown"
            label={say('work.sheet.sectionDown')}
            disabled={at === sheet.values.sections.length - 1}
            onClick={() => sheet.act((values) => steppedSection(values, at, 1))}
          />
          {(count === 0 || sheet.values.sections.length > 1) && (
            <IconButton
              icon="Delete"
              label={say('work.sheet.sectionRemove')}
              onClick={() => sheet.act((values) => withoutSection(values, at))}
            />
          )}
        </Row>
      )}
    </Row>
  );
}
