import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../../kit/common/one-line/text-parts';
import { FormulaText } from '../../../kit/ui/formula/FormulaText';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from '../../../kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { similarQuestions } from '../../../api';
import type { Question } from '../../../api/records';
import { BasketButton } from '../card/BasketButton';
import { CardFacts } from '../card/CardFacts';
import { mediaOf } from '../../shared/media-of';

/** So many are offered. */
const wanted = 10;

interface SimilarDrawerProps {
  readonly question: Pick<Question, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Questions that exercise the same at about the same difficulty, to be put into the basket in place of this one. */
export function SimilarDrawer({ question: { id, title }, onClose }: SimilarDrawerProps) {
  const t = useText();
  const { data: found, error, again } = useAsked(similarQuestions, { id, count: wanted });
  return (
    <SideDrawer title={t('questions.similar.title')} onClose={onClose}>
      <Stack packed className="form-body">
        <p className="clip2 note">
          <FormulaText text={title} />
        </p>
        <ListStates
          loading={found === undefined}
          error={error}
          onRetry={again}
          count={found?.length ?? 0}
          empty={{ picture: 'search', title: t('questions.similar.none') }}
          skeleton="text"
        >
          {(found ?? []).map((other) => (
            <article key={other.id} className="card questions-card" aria-label={plainText(other.title)}>
              <div className="questions-card-body breaks">
                <QuestionView body={other.body} media={mediaOf(other.media)} />
              </div>
              <Row as="footer" wrap gap={3} rows={1} className="questions-card-foot fine ruled-top high">
                <CardFacts question={other} />
                <Row wrap gap="half" className="questions-card-acts end">
                  {other.may.basket && <BasketButton question={other} />}
                </Row>
              </Row>
            </article>
          ))}
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
