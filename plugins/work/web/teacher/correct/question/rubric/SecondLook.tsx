import { useSearchParams } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { MarkDesk } from '../../desk/mark-desk';
import { withQuery } from '../../frame/wish';
import type { QuestionState } from '../use-question';

/** Marks that were given by a former rubric: they stand until somebody has looked at them again, or keeps them all. */
export function SecondLook({ state, desk }: { readonly state: QuestionState; readonly desk: MarkDesk }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const held = desk.held.names.value;
  const former = state.cells.filter(({ secondLook }) => secondLook);
  if (former.length === 0) return null;
  const keep = () => {
    const free = former.filter(({ attemptId, itemId }) => !held.has(`${attemptId}/${itemId}`));
    desk.mark(
      free.map((place) => ({ place, patch: { points: place.points } })),
      { act: { text: 'work.correct.did.kept', values: { count: free.length } } },
    );
  };
  return (
    <Row as="section" align="stretch" wrap className="correct-look pad-3 round" aria-live="polite">
      <p className="t-13">{t('work.rubric.look', { count: former.length })}</p>
      <Button
        size="small"
        look="primary"
        onClick={() => {
          setQuery(withQuery(query, { filter: 'again' }), { replace: true });
          state.choose(former[0]!.attemptId);
        }}
      >
        {t('work.rubric.look.go')}
      </Button>
      <Button size="small" look="quiet" onClick={keep}>
        {t('work.rubric.look.keep')}
      </Button>
    </Row>
  );
}
