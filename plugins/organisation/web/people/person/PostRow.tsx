import { FormattedMessage, useIntl } from 'react-intl';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
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
          {post.scopes.length > 0 ? (
            <FormattedMessage id="organisation.bureaus.reviews" values={{ scopes: words(post.scopes) }} />
          ) : (
            <FormattedMessage id="organisation.bureaus.noScope" />
          )}
        </span>
      )}
      {post.endedAt ? (
        <span>
          <FormattedMessage
            id="organisation.people.endedOn"
            values={{ day: intl.formatDate(post.endedAt, { dateStyle: 'medium' }) }}
          />
        </span>
      ) : (
        isOurs(post, place) &&
        post.roleType !== roleTypes.student && (
          <span>
            {isAuditor && !post.schoolId && (
              <Button look="link" size="small" onClick={onScopes}>
                <FormattedMessage id="organisation.bureaus.scopes" />
              </Button>
            )}
            <Button look="link" size="small" onClick={onEnd}>
              <FormattedMessage id="organisation.people.endPost" />
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
