import { useEffect, useRef } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useText } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import { FreeAnswer } from 'edutech/plugins/questions/kit/ui/question/answer/FreeAnswer';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { answersOfItem, type correctSheet } from '../../../api';
import type { Medium } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import type { ItemRow } from '../../../model/marking/item-rows';
import { AnswerBars } from './AnswerBars';
import { answerCounts } from './answer-counts';

/** What is shown of an item, one after the other. */
export const explainSteps = ['question', 'answers', 'key', 'works'] as const;

type Item = OutputOf<typeof correctSheet>['items'][number];
type Answers = OutputOf<typeof answersOfItem>;

interface ExplainStageProps {
  readonly scope: { readonly homeworkId: string; readonly assignmentId: string | null };
  readonly item: Item;
  readonly row: ItemRow;
  readonly media: readonly Medium[];
  readonly step: number;
  readonly names: boolean;
  readonly onStep: (step: number) => void;
}

/** One item: the question, how the class answered, what is right, and the works that are worth showing. */
export function ExplainStage({ scope, item, row, media, step, names, onStep }: ExplainStageProps) {
  const t = useText();
  const { answers, error, again } = useAnswers(scope, item.itemId, names);
  const shown = mediaOf(media, answers?.media ?? []);
  const parts = answeredParts(item.body);
  const keys = partKeys(item.key ?? {}, parts.length);
  const stage = useRef<HTMLDivElement>(null);
  // What was asked for comes into sight
  useEffect(() => {
    if (step > 0 && answers) stage.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [step, answers]);
  return (
    <Stack packed gap={6} className="explaining-stage work-explain-stage relative mid" ref={stage}>
      <button
        type="button"
        className="work-explain-tap pressable"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onStep(Math.min(explainSteps.length - 1, step + 1))}
      />
      <div className="work-explain-question">
        <QuestionView body={item.body} media={shown} number={row.number} showsPoints />
      </div>
      {error !== null && <ErrorState error={error} onRetry={again} />}
      {step >= 1 && answers && (
        <Stack as="section">
          <h2 className="soft t-18">{t('work.explain.answers')}</h2>
          {parts.map((question, part) => (
            <AnswerBars
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are named by their place
              key={part}
              {...(parts.length > 1 && { number: part + 1 })}
              counts={answerCounts(
                question,
                step >= 2 ? keys[part]! : {},
                answers.cells.filter((cell) => cell.part === part),
              )}
              mistakes={row.parts[part]?.mistakes ?? []}
              showsRight={step >= 2}
              formulas={question.gaps?.some(({ kind }) => kind === 'formula') ?? false}
            />
          ))}
        </Stack>
      )}
      {step >= 2 && item.key && (
        <Stack as="section" className="work-explain-key pad-y-4 pad-x-5 tint-done">
          <h2 className="soft t-18">{t('work.explain.key')}</h2>
          <KeyView body={item.body} questionKey={item.key} media={shown} />
        </Stack>
      )}
      {step >= 3 && answers && <Works answers={answers} media={shown} names={names} />}
    </Stack>
  );
}

interface WorksProps {
  readonly answers: Answers;
  readonly media: ReturnType<typeof mediaOf>;
  readonly names: boolean;
}

/** Works that a teacher has marked as excellent or typical. */
function Works({ answers, media, names }: WorksProps) {
  const t = useText();
  const people = new Map(answers.people.map((one) => [one.attemptId, one.name]));
  const works = answers.cells.filter(({ flags }) => flags.includes('excellent') || flags.includes('typical'));
  return (
    <Stack as="section">
      <h2 className="soft t-18">{t('work.explain.works')}</h2>
      {works.length === 0 && <p className="muted">{t('work.explain.works.none')}</p>}
      <ul className="work-explain-works">
        {works.map(({ attemptId, part, flags, answer, comment }) => (
          <Stack as="li" packed key={`${attemptId} ${part}`} className="card pad-4">
            <Row as="header" className="t-16">
              <Tag
                tone={flags.includes('excellent') ? 'done' : 'star'}
                icon={flags.includes('excellent') ? 'Star' : 'Flag'}
              >
                {t(flags.includes('excellent') ? 'work.explain.excellent' : 'work.explain.typical')}
              </Tag>
              {names ? <b>{people.get(attemptId)}</b> : t('work.explain.somebody')}
            </Row>
            <FreeAnswer answer={answer} media={media} />
            {answer.gaps && <p className="num">{answer.gaps.join('；')}</p>}
            {comment && <p className="work-explain-comment">{comment}</p>}
          </Stack>
        ))}
      </ul>
    </Stack>
  );
}

/** The class's answers to an item: without names unless they are shown. */
function useAnswers({ homeworkId, assignmentId }: ExplainStageProps['scope'], itemId: string, names: boolean) {
  // with the item, so that they are there when they are asked for
  const scope = { homeworkId, itemId, anonymous: !names, ...(assignmentId && { assignmentId }) };
  const { data: answers = null, error, again } = useAsked(answersOfItem, scope, { keeps: true });
  return { answers, error, again };
}
