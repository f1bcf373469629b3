import { useIntl } from 'react-intl';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { AdministeredPlace, PersonDetail } from '../../../api';
import { useScopeWords } from '../bureaus/ScopesForm';
import { PostName } from '../people-columns';

type Post = PersonDetail['posts'][number];

interface PostRowProps {
  readonly post: Post;
  readonly place: AdministeredPlace;
  readonly onEnd: () => void;
  /** Opens what an auditor of a bureau reviews. */
  readonly onScopes: () => void;
}

/** A post with its place; what may be done with it, or when it ended. */
export function PostRow({ post, place, onEnd, onScopes }: PostRowProps) {
  const intl = useIntl();
  const t = useText();
  const words = useScopeWords(place);
  const isAuditor = post.roleType === roleTypes.auditor;
  return (
    <li className={post.endedAt ? 'muted' : undefined}>
      <span>
        <PostName {...post} />
      </span>
      <span className="muted">{post.place}</span>
      {isAuditor && !post.endedAt && (
        <span className="muted">
          {post.scopes.length > 0
            ? t('organisation.bureaus.reviews', { scopes: words(post.scopes) })
            : t('organisation.bureaus.noScope')}
        </span>
      )}
      {post.endedAt ? (
        <span>{t('organisation.people.endedOn', { day: intl.formatDate(post.endedAt, { dateStyle: 'medium' }) })}</span>
      ) : (
        isOurs(post, place) &&
        post.roleType !== roleTypes.student && (
          <span>
            {isAuditor && !post.schoolId && (
              <Button look="link" size="small" onClick={onScopes}>
                {t('organisation.bureaus.scopes')}
              </Button>
            )}
            <Button look="link" size="small" onClick={onEnd}>
              {t('organisation.people.endPost')}
            </Button>
          </span>
        )
      )}
    </li>
  );
}

/** A post that one may end: of a school or a bureau that one administers. */
function isOurs({ schoolId, countyId }: Post, { reach, schools, counties }: AdministeredPlace): boolean {
  if (schoolId) return schools.some(({ id }) => id === schoolId);
  return reach === 'city' || (reach === 'county' && counties.some(({ id }) => id === countyId));
}
