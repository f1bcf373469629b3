import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { MarkDesk } from '../desk/mark-desk';
import { countSteps } from '../rules/rubric';
import { RubricSteps } from '../answer/RubricSteps';
import { SecondLook } from './rubric/SecondLook';
import type { QuestionState } from './use-question';

interface QuestionSideProps {
  readonly state: QuestionState;
  readonly media: Media;
  readonly desk: MarkDesk;
  /** Absent: one may not change the rubric. */
  readonly onEdit: (() => void) | undefined;
}

/** The question with its answer, and below it the steps that give points. */
export function QuestionSide({ state, media, desk, onEdit }: QuestionSideProps) {
  const t = useText();
  const { column, cells } = state;
  const { item, number, of } = column;
  const marked = cells.filter(({ points }) => points !== null);
  const mean = marked.length > 0 ? marked.reduce((sum, { points }) => sum + (points ?? 0), 0) / marked.length : null;
  return (
    <aside className="correct-side paper scrolls">
      <section className="correct-question lined-below pad-t-3 pad-x-4 pad-b-3">
        <Row as="header" wrap className="below-2">
          <h1 className="t-head">{t('work.correct.number', { number })}</h1>
          <Tag>{t(`work.correct.type.${column.question.type}`)}</Tag>
          <Tag>{t('work.correct.points', { points: of })}</Tag>
          {mean !== null && (
            <small className="muted num">
              {t('work.correct.mean', {
                mean: <FormattedNumber value={mean} maximumFractionDigits={1} minimumFractionDigits={1} />,
              })}
            </small>
          )}
        </Row>
        <QuestionView body={item.body} media={media} />
        {item.key && (
          <details className="above-2 pad-y-2 pad-x-2 round tint-done" open>
            <summary className="fine pressable">{t('work.correct.key')}</summary>
            <KeyView body={item.body} questionKey={withoutRubric(item.key)} media={media} />
          </details>
        )}
      </section>
      {state.steps.steps.length > 0 ? (
        <RubricSteps
          steps={state.steps}
          chosen={state.current?.rubric ?? null}
          counts={countSteps(cells, state.steps.rubric.length)}
          media={media}
          onToggle={state.toggle}
          {...(onEdit && { onEdit })}
        />
      ) : (
        onEdit && (
          <Button size="small" icon="Add" className="correct-rubric-make at-start" onClick={onEdit}>
            {t('work.rubric.make')}
          </Button>
        )
      )}
      <SecondLook state={state} desk={desk} />
    </aside>
  );
}

/** The rubric stands below, where it is used. */
const withoutRubric = <K extends { rubric?: unknown; parts?: readonly object[] }>({ rubric: _, parts, ...key }: K) =>
  ({ ...key, ...(parts && { parts: parts.map((part) => ({ ...part, rubric: [] })) }) }) as unknown as K;
