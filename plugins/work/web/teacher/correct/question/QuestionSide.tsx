import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Content } from 'edutech/core/common/question/content';
import { ContentView } from 'edutech/core/ui/question/content/ContentView';
import type { Media } from 'edutech/core/ui/question/content/media';
import { KeyView } from 'edutech/core/ui/question/view/KeyView';
import { QuestionView } from 'edutech/core/ui/question/view/QuestionView';
import { Tag } from 'edutech/core/ui/Tag';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { countSteps, stepsOfPage } from '../rules/rubric';
import type { QuestionState } from './use-question';

interface QuestionSideProps {
  readonly state: QuestionState;
  readonly media: Media;
}

/** The question with its answer, and below it the steps that give points. */
export function QuestionSide({ state, media }: QuestionSideProps) {
  const { column, cells } = state;
  const { item, number, of } = column;
  const marked = cells.filter(({ points }) => points !== null);
  const mean = marked.length > 0 ? marked.reduce((sum, { points }) => sum + (points ?? 0), 0) / marked.length : null;
  return (
    <aside className="correct-side">
      <section className="correct-question">
        <header>
          <h1>
            <FormattedMessage id="work.correct.number" values={{ number }} />
          </h1>
          <Tag>
            <FormattedMessage id={`work.correct.type.${column.question.type}`} />
          </Tag>
          <Tag>
            <FormattedMessage id="work.correct.points" values={{ points: of }} />
          </Tag>
          {mean !== null && (
            <small className="muted num">
              <FormattedMessage
                id="work.correct.mean"
                values={{ mean: <FormattedNumber value={mean} maximumFractionDigits={1} minimumFractionDigits={1} /> }}
              />
            </small>
          )}
        </header>
        <QuestionView body={item.body} media={media} />
        {item.key && (
          <details open>
            <summary>
              <FormattedMessage id="work.correct.key" />
            </summary>
            <KeyView body={item.body} questionKey={withoutRubric(item.key)} media={media} />
          </details>
        )}
      </section>
      {state.rubric.length > 0 && <Rubric state={state} media={media} />}
    </aside>
  );
}

/** The rubric stands below, where it is used. */
const withoutRubric = <K extends { rubric?: unknown; parts?: readonly object[] }>({ rubric: _, parts, ...key }: K) =>
  ({ ...key, ...(parts && { parts: parts.map((part) => ({ ...part, rubric: [] })) }) }) as unknown as K;

function Rubric({ state, media }: QuestionSideProps) {
  const intl = useIntl();
  const { rubric, current, cells, usesRubric, page } = state;
  const counts = countSteps(cells, rubric.length);
  const first = page * stepsOfPage;
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
      </header>
      <ol start={first + 1}>
        {rubric.slice(first, first + stepsOfPage).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their number
          <li key={first + index}>
            <button
              type="button"
              className={step.points === 0 ? 'correct-step correct-step-lost' : 'correct-step'}
              aria-pressed={current?.rubric.includes(first + index) ?? false}
              disabled={!current}
              onClick={() => state.toggle(first + index)}
            >
              <kbd className="key">{index + 1}</kbd>
              <span className="correct-step-text">
                <ContentView content={step.text as Content} media={media} />
              </span>
              <small className="num">
                <FormattedMessage id="work.correct.people" values={{ count: counts[first + index] ?? 0 }} />
              </small>
              <b className="num">{step.points > 0 ? `+${step.points}` : step.points}</b>
            </button>
          </li>
        ))}
      </ol>
      {rubric.length > stepsOfPage && (
        <button type="button" className="btn btn-quiet btn-small" onClick={state.turnPage}>
          <FormattedMessage id="work.correct.moreSteps" /> <kbd className="key">+</kbd>
        </button>
      )}
    </section>
  );
}
