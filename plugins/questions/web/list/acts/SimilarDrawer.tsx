import { plainText } from '../../../kit/common/one-line/text-parts';
import { FormulaText } from '../../../kit/ui/formula/FormulaText';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from '../../../kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useCall } from 'edutech/core/web/hooks';
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
  const { found, error, again } = useSimilar(id);
  return (
    <SideDrawer title={<FormattedMessage id="questions.similar.title" />} onClose={onClose}>
      <div className="form-body questions-similar">
        <p className="questions-note clip2">
          <FormulaText text={title} />
        </p>
        <ListStates
          loading={found === null}
          error={error}
          onRetry={again}
          count={found?.length ?? 0}
          empty={{ picture: 'search', title: <FormattedMessage id="questions.similar.none" /> }}
          skeleton="text"
        >
          {(found ?? []).map((other) => (
            <article key={other.id} className="card questions-card" aria-label={plainText(other.title)}>
              <div className="questions-card-body">
                <QuestionView body={other.body} media={mediaOf(other.media)} />
              </div>
              <footer className="questions-card-foot">
                <CardFacts question={other} />
                <div className="questions-card-acts">{other.may.basket && <BasketButton question={other} />}</div>
              </footer>
            </article>
          ))}
        </ListStates>
      </div>
    </SideDrawer>
  );
}

/** Looks once when it is first needed, and again when it is asked to. */
function useSimilar(id: string) {
  const call = useCall();
  const [found, setFound] = useState<readonly Question[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const look = useCallback(
    async (signal?: AbortSignal) => {
      setError(null);
      try {
        setFound(await call(similarQuestions, { id, count: wanted }, { signal, quiet: true }));
      } catch (fault) {
        if (!signal?.aborted) setError(fault);
      }
    },
    [call, id],
  );
  // The first look
  useEffect(() => {
    const asking = new AbortController();
    void look(asking.signal);
    return () => asking.abort();
  }, [look]);
  return { found, error, again: () => void look() };
}
