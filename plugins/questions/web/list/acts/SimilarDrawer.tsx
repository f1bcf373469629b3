import { useText } from 'edutech/core/web/hooks';
import { FormulaText } from '../../../kit/ui/formula/FormulaText';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { similarQuestions } from '../../../api';
import type { Question } from '../../../api/records';
import { OfferedCard } from '../card/OfferedCard';

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
            <OfferedCard key={other.id} question={other} />
          ))}
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
