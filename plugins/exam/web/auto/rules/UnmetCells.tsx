import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AutoCell } from '../../../api';
import type { AutoRules, LooseRule } from '../../../model/auto/rules';

interface UnmetCellsProps {
  readonly cells: readonly AutoCell[];
  /** By which the papers were composed. */
  readonly rules: AutoRules;
  /** Gives one rule up. */
  readonly onLoosen: (change: Partial<AutoRules>) => void;
}

const without: Readonly<Record<LooseRule, (rules: AutoRules) => Partial<AutoRules>>> = {
  months: ({ avoid }) => ({ avoid: { ...avoid, months: 0 } }),
  homework: ({ avoid }) => ({ avoid: { ...avoid, homework: false } }),
  papers: ({ avoid }) => ({ avoid: { ...avoid, paperIds: [] } }),
  sources: () => ({ sources: [1, 2, 3] }),
  knowledge: ({ knowledge }) => ({ knowledge: { ...knowledge, shares: [] } }),
};

/** What the bank cannot meet: how many there are, what was taken instead, and which rule would have to go. */
export function UnmetCells({ cells, rules, onLoosen }: UnmetCellsProps) {
  const t = useText();
  return cells.map((cell) => {
    const { row, band, wanted, available, from, missing, near } = cell;
    const taken = from.map((one) =>
      t('exam.auto.unmet.from', { band: t(`exam.auto.band.${one.band}`), count: one.count }),
    );
    return (
      <div key={`${row}.${band}`} className="tint-star round pad-3 above-3 size-13" role="status">
        <Row align="start">
          <Icon name="Lightbulb" size={20} />
          <p className="grow">
            {t('exam.auto.unmet', {
              type: t('exam.auto.type', { type: rules.rows[row]?.type ?? 0 }),
              band: t(`exam.auto.band.${band}`),
              wanted,
              available,
            })}
            {taken.length > 0 && t('exam.auto.unmet.taken', { taken: taken.join(t('exam.auto.unmet.and')) })}
            {missing > 0 && t('exam.auto.unmet.missing', { missing })}
          </p>
        </Row>
        {near.map((one) => (
          <Button
            key={one.rule}
            look="link"
            size="small"
            className="block"
            onClick={() => onLoosen(without[one.rule](rules))}
          >
            {t(`exam.auto.near.${one.rule}`, { available: one.available })}
          </Button>
        ))}
      </div>
    );
  });
}
