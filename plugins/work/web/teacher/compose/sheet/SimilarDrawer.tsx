import { useText } from 'edutech/core/web/hooks';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { similarQuestions } from 'edutech/plugins/questions/api';
import { useDesk } from '../desk/desk-context';
import type { Question } from '../sources/question';

/** So many are offered. */
const wanted = 10;

interface SimilarDrawerProps {
  readonly questionId: string;
  /** What is to be replaced. */
  readonly body: QuestionBody;
  readonly onChoose: (question: Question) => void;
  readonly onClose: () => void;
}

/** Questions that exercise the same at about the same difficulty, to take the place of one on the sheet. */
export function SimilarDrawer({ questionId, body, onChoose, onClose }: SimilarDrawerProps) {
  const t = useText();
  const { sheet } = useDesk();
  const { data: found, error, again } = useAsked(similarQuestions, { id: questionId, count: wanted });
  const open =
    found?.filter(({ id }) => sheet.values.items.every(({ questionId: itsQuestionId }) => itsQuestionId !== id)) ??
    null;
  return (
    <SideDrawer title={t('work.similar.title')} onClose={onClose}>
      <Stack packed className="form-body">
        <section className="work-similar-now pad-y-2 pad-x-3 ground" aria-label={t('work.similar.now')}>
          <QuestionView body={body} media={sheet.media} />
        </section>
        <ListStates
          loading={open === null}
          error={error}
          onRetry={again}
          count={open?.length ?? 0}
          empty={{ picture: 'search', title: t('work.similar.none') }}
          skeleton="text"
        >
          <Stack as="ul" gap={2}>
            {(open ?? []).map((question) => (
              <li key={question.id} className="work-source">
                <QuestionView
                  body={question.body}
                  media={Object.fromEntries(question.media.map(({ file, address }) => [file, address]))}
                />
                <footer>
                  <Tag>{t(`work.difficulty.${question.difficulty}`)}</Tag>
                  <Button size="small" look="soft" icon="ArrowSwap" onClick={() => onChoose(question)}>
                    {t('work.similar.take')}
                  </Button>
                </footer>
              </li>
            ))}
          </Stack>
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
