import { isDay } from 'edutech/core/common/time/city-time';
import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Audit } from 'edutech/core/server/audit/audit';
import { insertAgreementText, selectNewest } from './agreements.queries';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/consents/agreements';

export const agreementHandlers = ({ audit }: { readonly audit: Audit }): Handlers<typeof api> => ({
  agreementTexts: ({ db }) => selectNewest(db),
  writeAgreement: async ({ db, actor, input, now }) => {
    if (!isDay(input.inForceFrom)) throw wrongField('inForceFrom', 'organisation.agreements.needDay');
    if ((await insertAgreementText(db, input, actor.personId, now)) === 0)
      throw editConflict(input, (await selectNewest(db)).find(({ kind }) => kind === input.kind)!);
    const facts = { kind: input.kind, version: input.version + 1, from: input.inForceFrom };
    await audit.record(db, actor, { act: 'agreement.write', objectKind: 'agreement', objectId: null, facts });
    return null;
  },
});
