import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { evenShares } from '../../../model/auto/grid';
import type { AutoRules } from '../../../model/auto/rules';
import type { Groups } from '../use-groups';
import { AvoidChips } from './AvoidChips';
import { KnowledgeShares } from './KnowledgeShares';
import { RuleGrid } from './RuleGrid';

interface RulesPanelProps {
  readonly rules: AutoRules;
  readonly groups: Groups;
  /** Questions of each chapter or knowledge point that keep the rules. */
  readonly available: ReadonlyMap<string, number>;
  readonly onChange: (rules: AutoRules) => void;
}

/** What the paper is to be like. */
export function RulesPanel({ rules, groups, available, onChange }: RulesPanelProps) {
  const t = useText();
  const { knowledge } = rules;
  const sum = knowledge.shares.reduce((all, { share }) => all + share, 0);
  return (
    <Stack gap={4}>
      <section>
        <Row as="header" justify="between" className="below-2">
          <h2 className="t-strong">{t('exam.auto.rows')}</h2>
        </Row>
        <RuleGrid rows={rules.rows} onChange={(rows) => onChange({ ...rules, rows })} />
      </section>
      <Row gap={4} wrap>
        <NumberOf
          label={t('exam.auto.difficulty')}
          value={rules.difficulty}
          most={1}
          step={0.01}
          onChange={(difficulty) => onChange({ ...rules, difficulty })}
        />
        <NumberOf
          label={t('exam.auto.minutes')}
          value={rules.minutes}
          most={300}
          step={5}
          onChange={(minutes) => onChange({ ...rules, minutes: Math.round(minutes) })}
        />
      </Row>
      <section>
        <Row as="header" justify="between" className="below-2">
          <h2 className="t-strong">{t('exam.auto.knowledge')}</h2>
          <Segmented
            label={t('exam.auto.by')}
            value={knowledge.by}
            onChange={(by) =>
              onChange({ ...rules, knowledge: { by, shares: evenShares(groups[by].map(({ id }) => id)) } })
            }
            options={(['chapter', 'point'] as const).map((value) => ({ value, label: t(`exam.auto.by.${value}`) }))}
          />
        </Row>
        <KnowledgeShares
          groups={groups[knowledge.by]}
          shares={knowledge.shares}
          available={available}
          onChange={(shares) => onChange({ ...rules, knowledge: { ...knowledge, shares } })}
        />
        {sum !== 100 && (
          <p className="fine ink-star above-2" role="status">
            {t(sum === 0 ? 'exam.auto.shares.none' : 'exam.auto.shares.sum', { sum })}
          </p>
        )}
      </section>
      <section>
        <h2 className="t-strong below-2">{t('exam.auto.avoid')}</h2>
        <AvoidChips rules={rules} onChange={onChange} />
      </section>
    </Stack>
  );
}

interface NumberOfProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

function NumberOf({ label, value, most, step, onChange }: NumberOfProps) {
  return (
    <Row as="label" className="note">
      {label}
      <input
        className="input exam-auto-number num"
        type="number"
        min={0}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(Math.min(most, Math.max(0, event.target.valueAsNumber || 0)))}
      />
    </Row>
  );
}
