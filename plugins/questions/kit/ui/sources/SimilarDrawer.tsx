import { useText } from 'edutech/core/web/hooks';
import type { QuestionBody } from '../../common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import type { Media } from '../question/content/media';
import { QuestionView } from '../question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { similarQuestions } from '../../../api';
import { notOn, useSourceDesk } from './source-desk';
import type { Question } from './question';

/** So many are offered. */
const wanted = 10;

interface SimilarDrawerProps {
  readonly questionId: string;
  /** What is to be replaced. */
  readonly body: QuestionBody;
  readonly media: Media;
  readonly onChoose: (question: Question) => void;
  readonly onClose: () => void;
}

/** Questions that exercise the same at about the same difficulty, to take the place of one on the sheet. */
export function SimilarDrawer({ questionId, body, media, onChoose, onClose }: SimilarDrawerProps) {
  const t = useText();
  const desk = useSourceDesk();
  const { data: found, error, again } = useAsked(similarQuestions, { id: questionId, count: wanted });
  const open = found ? notOn(desk, found) : null;
  return (
    <SideDrawer title={t('questions.kit.similar.title')} onClose={onClose}>
      <Stack packed className="form-body">
        <section className="question-similar-now pad-y-2 pad-x-3 ground" aria-label={t('questions.kit.similar.now')}>
          <QuestionView body={body} media={media} />
        </section>
        <ListStates
          loading={open === null}
          error={error}
          onRetry={again}
          count={open?.length ?? 0}
          empty={{ picture: 'search', title: t('questions.kit.similar.none') }}
          skeleton="text"
        >
          <Stack as="ul" gap={2}>
            {(open ?? []).map((question) => (
              <li key={question.id} className="question-source">
                <QuestionView
                  body={question.body}
                  media={Object.fromEntries(question.media.map(({ file, address }) => [file, address]))}
                />
                <footer>
                  <Tag>{t(`questions.kit.difficulty.${question.difficulty}`)}</Tag>
                  <Button size="small" look="soft" icon="ArrowSwap" onClick={() => onChoose(question)}>
                    {t('questions.kit.similar.take')}
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
