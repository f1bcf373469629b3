import { forbidden, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { keepingRules } from 'edutech/core/server/data/write-conflicts';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { office } from '../../model/managers';
import { tidyName } from '../../model/trees/chapters';
import { insertEdition, selectEditions, updateEdition } from './editions.queries';

/** All schools name their books by editions: only the city's bureau keeps them. */
const mayManageEditions = (actor: SignedIn) => actor.reach === 'city' && isAllowed(office, actor);

export const listEditions: Handler<typeof api.listEditions> = async ({ db, actor, language }) => {
  const mayEdit = mayManageEditions(actor);
  return (await selectEditions(db, language)).map((edition) => ({ ...edition, mayEdit }));
};

const taken = { edition_name_key: ['name', 'textbook.error.editionTaken'] } as const;

export const saveEdition =
  (audit: Audit): Handler<typeof api.saveEdition> =>
  async ({ db, actor, input, now }) => {
    if (!mayManageEditions(actor)) throw forbidden('textbook.error.notKept');
    const values = { name: tidyName(input.name), publisher: tidyName(input.publisher) };
    const id = input.itemId ?? newId(now.getTime());
    const written = await keepingRules(
      () => (input.itemId ? updateEdition(db, id, values) : insertEdition(db, id, values)),
      taken,
    );
    if (written !== 1) throw notFound('textbook.error.noEdition');
    await audit.record(db, actor, {
      act: input.itemId ? 'textbook.changeEdition' : 'textbook.addEdition',
      objectKind: 'textbook',
      objectId: id,
      facts: { name: values.name },
    });
    return { itemId: id };
  };
