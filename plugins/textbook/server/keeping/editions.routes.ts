import { forbidden, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import { keepingRules } from 'edutech/core/server/organisation/administration/write';
import type { Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import { tidyName } from '../../model/trees/chapters';
import { insertEdition, selectEditions, updateEdition } from './editions.queries';

export const listEditions: Handler<typeof api.listEditions> = ({ db, language }) => selectEditions(db, language);

const taken = { edition_name_key: ['name', 'textbook.error.editionTaken'] } as const;

export const saveEdition =
  (audit: Audit): Handler<typeof api.saveEdition> =>
  async ({ db, actor, input, now }) => {
    // all schools name their books by it
    if (actor.reach !== 'city') throw forbidden('textbook.error.notKept');
    const values = { name: tidyName(input.name), publisher: tidyName(input.publisher) };
    const id = input.itemid ?? newId(now.getTime());
    const written = await keepingRules(
      () => (input.itemid ? updateEdition(db, id, values) : insertEdition(db, id, values)),
      taken,
    );
    if (written !== 1) throw notFound('textbook.error.noEdition');
    await audit.record(db, actor, {
      act: input.itemid ? 'textbook.changeEdition' : 'textbook.addEdition',
      objectKind: 'textbook',
      objectId: id,
      facts: { name: values.name },
    });
    return { itemid: id };
  };
