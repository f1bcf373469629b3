import { roleTypes } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { AdministeredPlace, PersonDetail } from '../../../api';
import type { useCardActs } from '../use-card-acts';

interface CardActsProps {
  readonly person: PersonDetail;
  readonly place: AdministeredPlace;
  readonly cards: ReturnType<typeof useCardActs>;
}

/** The person's account card: printed anew at the school of a post, and ended when it is lost. */
export function CardActs({ person, place, cards }: CardActsProps) {
  const t = useText();
  const post = person.posts.find(
    ({ schoolId, endedAt }) => !endedAt && schoolId !== null && place.schools.some(({ id }) => id === schoolId),
  );
  const print = () =>
    post?.schoolId &&
    cards.print(post.schoolId, post.roleType === roleTypes.student ? 'students' : 'staff', [person.id]);
  return (
    <>
      {post && !person.isFrozen && (
        <Button size="small" icon="Print" disabled={cards.printing.isBusy} onClick={() => void print()}>
          {t('organisation.people.printCard')}
        </Button>
      )}
      <Button size="small" icon="Dismiss" onClick={() => void cards.revoke([person])}>
        {t('organisation.people.revokeCard')}
      </Button>
    </>
  );
}
