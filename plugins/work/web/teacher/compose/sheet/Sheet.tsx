import { Button } from 'edutech/core/ui/Button';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Tier } from '../../../../model/homework';
import { tiers } from '../../../../model/homework';
import { isTiered, itemsOfTier, numbersOf, withSection } from '../../../../model/sheet/sheet-values';
import { useDesk } from '../desk/desk-context';
import { SheetFiles } from './SheetFiles';
import { SheetSection } from './SheetSection';

interface SheetProps {
  readonly onTier: (tier: Tier | null) => void;
  readonly fileNames: Readonly<Record<string, string>>;
}

/** The sheet as it will look on paper: heading, sections, items. What is written here is saved by itself. */
export function Sheet({ onTier, fileNames }: SheetProps) {
  const t = useText();
  const { sheet, tier, isLocked, choose } = useDesk();
  const { values, change, act, bodyOf } = sheet;
  const shown = itemsOfTier(values.items, tier);
  const numbers = numbersOf(shown, bodyOf);
  const sectionWord = t('work.sheet.newSection');
  return (
    <Column as="section" gap={0} className="work-stage shrink pad-x-5 pad-b-5" aria-label={t('work.sheet')}>
      <Row wrap className="work-paper-bar fixed wide mid">
        <Segmented
          label={t('work.tiers')}
          value={tier === null ? 'all' : tiers[tier]}
          onChange={(one) => onTier(one === 'all' ? null : (tiers.indexOf(one as 'A') as Tier))}
          options={(['all', ...tiers] as const).map((value) => ({
            value,
            label: t(`work.tier.${value.toLowerCase()}`),
          }))}
        />
        {isTiered(values.items) && (
          <span className="note">
            {t('work.tier.shared', { count: values.items.filter((item) => item.tiers === 7).length })}
          </span>
        )}
        <Button
          className="end"
          size="small"
          look="quiet"
          icon="Add"
          disabled={isLocked || values.sections.length >= 30}
          onClick={() => act((before) => withSection(before, sectionWord))}
        >
          {t('work.sheet.addSection')}
        </Button>
      </Row>
      <article
        className="work-paper wide mid"
        onPointerDown={(event) => event.target === event.currentTarget && choose(null)}
      >
        <header>
          <h2>{values.title.trim() || t('work.untitled')}</h2>
          <p className="work-paper-blanks above-1 size-13" aria-hidden="true">
            {(['class', 'name', 'number'] as const).map((blank) => (
              <span key={blank}>
                {t(`work.sheet.${blank}`)}
                <u />
              </span>
            ))}
          </p>
          <textarea
            className="work-paper-words wide above-2 pad-y-half pad-x-2 center round bare"
            rows={1}
            maxLength={2000}
            value={values.note}
            disabled={isLocked}
            placeholder={t('work.sheet.notePlaceholder')}
            aria-label={t('work.sheet.words')}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </header>
        <SheetFiles names={fileNames} />
        {values.sections.map((section, at) => (
          <SheetSection
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
            key={at}
            section={section}
            at={at}
            items={shown.filter((item) => item.section === at)}
            numbers={numbers}
          />
        ))}
        {values.items.length === 0 && <EmptySheet />}
      </article>
    </Column>
  );
}

/** Where the first question goes. */
function EmptySheet() {
  const t = useText();
  const { sheet, tier, dragged, drag } = useDesk();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; the cards' buttons do the same by keyboard
    <div
      className="work-slot work-slot-first"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged && 'question' in dragged) sheet.add([dragged.question], tier);
        drag(null);
      }}
    >
      <p>
        <span className="work-sheet-empty-wide">{t('work.sheet.empty', { key: <kbd className="key">A</kbd> })}</span>
        <span className="work-sheet-empty-narrow">{t('work.sheet.emptyNarrow')}</span>
      </p>
    </div>
  );
}
