import { notFound } from 'edutech/core/common/errors';
import { pageInfo } from 'edutech/core/server/organisation/administration/paging';
import type { Handlers } from 'edutech/core/server/plugin';
import type { RegistrationRequests } from 'edutech/plugins/account/api';
import type * as api from '../../api';

type ApprovalHandlers = Pick<
  Handlers<typeof api>,
  'adminRequests' | 'approveRequest' | 'renewRequest' | 'refuseRequest' | 'reopenRequest'
>;

/** Requests are plugin account's; without it the list is empty, and no request is found. */
export const approvalHandlers = ({
  requests: [requests],
}: {
  readonly requests: readonly RegistrationRequests[];
}): ApprovalHandlers => {
  const there = () => {
    if (!requests) throw notFound();
    return requests;
  };
  /** The password is told here; links are for people who ask by mail. */
  const told = (now: Date) => ({ how: 'password', origin: '', now }) as const;
  return {
    adminRequests: async ({ db, input }) => {
      const { rows, total, waiting } = (await requests?.page(db, input)) ?? { rows: [], total: 0, waiting: 0 };
      return { items: rows.map((row) => ({ ...row })), waiting, page: pageInfo(input, total) };
    },
    approveRequest: ({ actor, input: { requestId, ...approval }, now }) =>
      there().approve(actor, requestId, approval, told(now)),
    renewRequest: ({ actor, input, now }) => there().renew(actor, input.requestId, told(now)),
    refuseRequest: async ({ actor, input, now }) => {
      await there().refuse(actor, input.requestId, input.reason.trim(), now);
      return null;
    },
    reopenRequest: async ({ actor, input }) => {
      await there().reopen(actor, input.requestId);
      return null;
    },
  };
};
