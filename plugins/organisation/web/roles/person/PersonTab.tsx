import { Link, useLocation } from 'react-router';
import { Avatar } from 'edutech/core/ui/Avatar';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { FoundPerson, PersonRights } from '../../../api';
import { PostPanel } from './PostPanel';

interface PersonTabProps {
  readonly found: readonly FoundPerson[] | null;
  readonly person: PersonRights | null;
}

/** What one person may do, in each post, and why. */
export function PersonTab({ found, person }: PersonTabProps) {
  const t = useText();
  return (
    <>
      <FilterBar search={t('organisation.roles.person.search')} />
      <Stack gap={4} className="organisation-person above-3">
        {found && (
          <section className="card clipped" aria-label={t('organisation.roles.person.found')}>
            {found.length === 0 ? (
              <EmptyState
                picture="search"
                title={t('organisation.roles.person.nobody')}
                text={t('organisation.roles.person.nobodyText')}
              />
            ) : (
              <ul>
                {found.map((one) => (
                  <Found key={one.personId} person={one} isOpen={one.personId === person?.personId} />
                ))}
              </ul>
            )}
          </section>
        )}
        {person ? (
          <div>
            <Row as="h2" align="baseline" className="organisation-person-name">
              {person.name}
              <small className="muted num">{person.usercode}</small>
            </Row>
            <Stack gap={4}>
              {person.posts.map((post) => (
                <PostPanel key={`${post.postId}/${post.version}`} post={post} name={person.name} />
              ))}
            </Stack>
          </div>
        ) : (
          !found && (
            <EmptyState title={t('organisation.roles.person.begin')} text={t('organisation.roles.person.beginText')} />
          )
        )}
      </Stack>
    </>
  );
}

function Found({ person, isOpen }: { person: FoundPerson; isOpen: boolean }) {
  const t = useText();
  const { search } = useLocation();
  const roles = person.roles
    .map(({ role, place }) => `${place} ${t(`organisation.roles.grantee.${role}`)}`.trim())
    .join(' · ');
  return (
    <li>
      <Link
        className="row"
        to={changed(new URLSearchParams(search), { person: person.personId })}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
      >
        <Avatar person={person.personId} name={person.name} />
        <span className="row-main">
          <span className="row-title">{person.name}</span>
          <span className="row-note">
            {person.usercode} · {roles}
          </span>
        </span>
      </Link>
    </li>
  );
}
