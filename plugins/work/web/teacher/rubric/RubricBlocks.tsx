import { useText } from 'edutech/core/web/hooks';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { Writer } from 'edutech/plugins/questions/kit/ui/question/writing/Writer';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type DraftBlock, type DraftStep, newStep, withoutStep, withStep } from './rubric-draft';

interface RubricBlocksProps {
  readonly blocks: readonly DraftBlock[];
  readonly onBlocks: (blocks: readonly DraftBlock[]) => void;
  /** Students have the homework: what marks may name is only put out of use. */
  readonly keepsNumbers: boolean;
  readonly media: Media;
}

/** Steps and criteria with their levels, to be written. */
export function RubricBlocks({ blocks, onBlocks, keepsNumbers, media }: RubricBlocksProps) {
  const rename = (id: string, name: string) =>
    onBlocks(blocks.map((block) => (block.id === id ? { ...block, name } : block)));
  const addLevel = (id: string) =>
    onBlocks(blocks.map((block) => (block.id === id ? { ...block, steps: [...block.steps, newStep()] } : block)));
  const rows = (steps: readonly DraftStep[], isLevel: boolean) =>
    steps.map((step) => (
      <StepRow
        key={step.id}
        step={step}
        isLevel={isLevel}
        media={media}
        onChange={(changes) => onBlocks(withStep(blocks, step.id, changes))}
        onRemove={() => onBlocks(withoutStep(blocks, step.id, keepsNumbers))}
      />
    ));
  return blocks.map(({ id, name, steps }) =>
    name === null ? (
      rows(steps, false)
    ) : (
      <CriterionCard key={id} name={name} onName={(next) => rename(id, next)} onLevel={() => addLevel(id)}>
        {rows(steps, true)}
      </CriterionCard>
    ),
  );
}

interface CriterionCardProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onLevel: () => void;
  readonly children: React.ReactNode;
}

function CriterionCard({ name, onName, onLevel, children }: CriterionCardProps) {
  const t = useText();
  return (
    <Stack as="fieldset" gap={2} className="rubric-criterion pad-3 framed round-card">
      <legend className="visually-hidden">{name || t('work.rubric.criterion')}</legend>
      <header>
        <input
          className="input"
          maxLength={60}
          value={name}
          placeholder={t('work.rubric.criterion.name')}
          aria-label={t('work.rubric.criterion.name')}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
        <small className="muted">{t('work.rubric.criterion.one')}</small>
      </header>
      {children}
      <Button className="at-start" size="small" look="quiet" icon="Add" onClick={onLevel}>
        {t('work.rubric.addLevel')}
      </Button>
    </Stack>
  );
}

interface StepRowProps {
  readonly step: DraftStep;
  readonly isLevel: boolean;
  readonly media: Media;
  readonly onChange: (changes: Partial<DraftStep>) => void;
  readonly onRemove: () => void;
}

function StepRow({ step: { text, points, isOff }, isLevel, media, onChange, onRemove }: StepRowProps) {
  const t = useText();
  const name = t(isLevel ? 'work.rubric.level' : 'work.rubric.step');
  return (
    <div className={classNames('rubric-step', isOff && 'rubric-step-off')}>
      <Writer
        content={text}
        onChange={(next) => onChange({ text: next })}
        label={name}
        placeholder={name}
        media={media}
        stage="junior"
        isSmall
        isFull={false}
      />
      <Row as="label" gap={1} className="rubric-points note">
        <input
          className="input num"
          type="number"
          min={0}
          max={200}
          step={pointStep}
          value={points}
          aria-label={t('work.rubric.points')}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            if (valueAsNumber >= 0 && valueAsNumber <= 200)
              onChange({ points: Math.round(valueAsNumber / pointStep) * pointStep });
          }}
        />
        {t('work.rubric.unit')}
      </Row>
      {isOff ? (
        <Button size="small" look="quiet" onClick={() => onChange({ isOff: false })}>
          {t('work.rubric.use')}
        </Button>
      ) : (
        <IconButton icon="Delete" label={t('work.rubric.remove')} onClick={onRemove} />
      )}
    </div>
  );
}
