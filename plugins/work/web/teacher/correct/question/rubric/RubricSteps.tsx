import { FormattedMessage, useIntl } from 'react-intl';
import type { Content } from 'edutech/core/common/question/content';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ContentView } from 'edutech/core/ui/question/content/ContentView';
import type { Media } from 'edutech/core/ui/question/content/media';
import { countSteps, stepsOfPage } from '../../rules/rubric';
import type { QuestionState } from '../use-question';

interface RubricStepsProps {
  readonly state: QuestionState;
  readonly media: Media;
  /** Absent: one may not change it. */
  readonly onEdit?: () => void;
}

/** The steps that give points, each with its key; levels stand under the name of their criterion. */
export function RubricSteps({ state, media, onEdit }: RubricStepsProps) {
  const intl = useIntl();
  const { steps, page, usesRubric } = state;
  const shown = steps.slice(page * stepsOfPage, (page + 1) * stepsOfPage);
  return (
    <section className="correct-rubric" data-marks>
      <header>
        <h2>
          <FormattedMessage id="work.correct.rubric" />
        </h2>
        <Segmented
          label={intl.formatMessage({ id: 'work.correct.mode' })}
          className="segments-small"
          value={usesRubric ? 'rubric' : 'direct'}
          options={(['rubric', 'direct'] as const).map((value) => ({
            value,
            label: <FormattedMessage id={`work.correct.mode.${value}`} />,
          }))}
          onChange={() => state.toggleMode()}
        />
        <kbd className="key">S</kbd>
        {onEdit && <IconButton icon="Edit" label={intl.formatMessage({ id: 'work.rubric.edit' })} onClick={onEdit} />}
      </header>
      <ol start={page * stepsOfPage + 1}>
        {shown.map((step, place) => (
          <Step
            key={step}
            state={state}
            step={step}
            media={media}
            digit={place + 1}
            isFirst={state.rubric[step]?.criterion !== state.rubric[shown[place - 1] ?? -1]?.criterion}
          />
        ))}
      </ol>
      {steps.length > stepsOfPage && (
        <button type="button" className="btn btn-quiet btn-small" onClick={state.turnPage}>
          <FormattedMessage id="work.correct.moreSteps" /> <kbd className="key">+</kbd>
        </button>
      )}
    </section>
  );
}

interface StepProps {
  readonly state: QuestionState;
  readonly step: number;
  readonly digit: number;
  /** The first level of its criterion. */
  readonly isFirst: boolean;
  readonly media: Media;
}

function Step({ state: { rubric, cells, current, toggle }, step, digit, isFirst, media }: StepProps) {
  const { text = [], points = 0, criterion } = rubric[step] ?? {};
  const count = countSteps(cells, rubric.length)[step] ?? 0;
  return (
    <li className={criterion ? 'correct-level' : undefined}>
      {criterion && isFirst && <h3>{criterion}</h3>}
      <button
        type="button"
        className={points === 0 ? 'correct-step correct-step-lost' : 'correct-step'}
        aria-pressed={current?.rubric.includes(step) ?? false}
        disabled={!current}
        onClick={() => toggle(step)}
      >
        <kbd className="key">{digit}</kbd>
        <span className="correct-step-text">
          <ContentView content={text as Content} media={media} />
        </span>
        <small className="num">
          <FormattedMessage id="work.correct.people" values={{ count }} />
        </small>
        <b className="num">{points > 0 ? `+${points}` : points}</b>
      </button>
    </li>
  );
}
