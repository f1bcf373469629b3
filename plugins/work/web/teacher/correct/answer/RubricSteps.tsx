import { useText } from 'edutech/core/web/hooks';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Rubric } from '../../../../model/rubric/rubric';
import { stepsOfPage } from '../rules/rubric';
import type { Steps } from './use-steps';

interface RubricStepsProps {
  readonly steps: Steps;
  /** Steps that the mark at hand has; null: no mark is at hand. */
  readonly chosen: readonly number[] | null;
  /** How many marks have each step, by its number; absent: it is not known. */
  readonly counts?: readonly number[];
  readonly media: Media;
  readonly onToggle: (step: number) => void;
  /** Absent: one may not change it. */
  readonly onEdit?: () => void;
}

/** The steps that give points, each with its key; levels stand under the name of their criterion. */
export function RubricSteps({ steps: all, chosen, counts, media, onToggle, onEdit }: RubricStepsProps) {
  const t = useText();
  const { rubric, steps, page, isUsed } = all;
  const shown = steps.slice(page * stepsOfPage, (page + 1) * stepsOfPage);
  return (
    <section className="pad-3" data-marks>
      <Row className="pad-x-1 pad-b-2" as="header">
        <h2 className="fill t-strong">{t('work.correct.rubric')}</h2>
        <Segmented
          label={t('work.correct.mode')}
          className="segments-small"
          value={isUsed ? 'rubric' : 'direct'}
          options={(['rubric', 'direct'] as const).map((value) => ({
            value,
            label: t(`work.correct.mode.${value}`),
          }))}
          onChange={all.toggleMode}
        />
        <kbd className="key">S</kbd>
        {onEdit && <IconButton icon="Edit" label={t('work.rubric.edit')} onClick={onEdit} />}
      </Row>
      <Stack as="ol" gap="half" start={page * stepsOfPage + 1}>
        {shown.map((step, place) => (
          <Step
            key={step}
            step={rubric[step]!}
            isChosen={chosen?.includes(step) ?? false}
            count={counts?.[step]}
            media={media}
            digit={place + 1}
            isFirst={rubric[step]?.criterion !== rubric[shown[place - 1] ?? -1]?.criterion}
            {...(chosen && { onToggle: () => onToggle(step) })}
          />
        ))}
      </Stack>
      {steps.length > stepsOfPage && (
        <button type="button" className="btn btn-quiet btn-small" onClick={all.turnPage}>
          {t('work.correct.moreSteps')} <kbd className="key">+</kbd>
        </button>
      )}
    </section>
  );
}

interface StepProps {
  readonly step: Rubric[number];
  readonly isChosen: boolean;
  readonly count: number | undefined;
  readonly digit: number;
  /** The first level of its criterion. */
  readonly isFirst: boolean;
  readonly media: Media;
  readonly onToggle?: () => void;
}

function Step({ step: { text, points, criterion }, isChosen, count, digit, isFirst, media, onToggle }: StepProps) {
  const t = useText();
  return (
    <li className={criterion ? 'correct-level' : undefined}>
      {criterion && isFirst && <h3>{criterion}</h3>}
      <Row
        as="button"
        type="button"
        className={
          points === 0
            ? 'correct-step correct-step-lost wide round text-start hovers'
            : 'correct-step wide round text-start hovers'
        }
        aria-pressed={isChosen}
        disabled={!onToggle}
        onClick={onToggle}
      >
        <kbd className="key">{digit}</kbd>
        <span className="grow">
          <ContentView content={text as Content} media={media} />
        </span>
        {count !== undefined && <small className="num muted nowrap">{t('work.correct.people', { count })}</small>}
        <b className="num soft strong at-end">{points > 0 ? `+${points}` : points}</b>
      </Row>
    </li>
  );
}
