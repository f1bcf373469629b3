import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { ActAsDialog } from './ActAsDialog';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { PersonDetail } from '../../api';

/** Looks at the platform as the person, to help; nobody does so as himself, or as whose account is frozen. */
export function ActAs({ person }: { person: PersonDetail }) {
  const t = useText();
  const session = useSession();
  const mayAct = useCan({ permission: 'organisation_admin', action: 'act_as' });
  const [isAsking, setAsking] = useState(false);
  if (!mayAct || person.isFrozen || person.id === session.user.peek()?.userId) return null;
  return (
    <>
      <Button size="small" icon="Eye" onClick={() => setAsking(true)}>
        {t('organisation.people.actAs')}
      </Button>
      {isAsking && <ActAsDialog person={person} onClose={() => setAsking(false)} />}
    </>
  );
}
