import { notFound } from 'edutech/core/common/errors';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Handlers } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { RegistrationRequests } from 'edutech/plugins/account/api';
import type * as api from '../../api/approvals';
import { exportList, type ExportParts, wholeList } from '../exports/export-list';

interface ApprovalParts extends ExportParts {
  readonly settings: Settings;
  /** One, or none if the plugin that accepts requests is not installed. */
  readonly requests: readonly RegistrationRequests[];
}

/** Exported columns of a request: those of the list, the applicant's text, and the decision. */
const exportedColumns =
  'name kind number applicant place school phone mail noteOf askedAt state decidedBy decidedAt reason'.split(' ');

/** Decides requests; the plugin that accepts them defines and stores them. */
export function approvalHandlers({ settings, requests, ...parts }: ApprovalParts): Handlers<typeof api> {
  const taken = () => {
    const [found] = requests;
    if (!found) throw notFound();
    return found;
  };
  return {
    listApprovals: async ({ db, input }) => {
      // no plugin accepts requests: there are none
      if (requests.length === 0) return { items: [], waiting: 0, page: { cur: 1, line: input.pageLine, total: 0 } };
      const { rows, total, waiting } = await taken().page(db, input);
      return { items: rows, waiting, page: { cur: input.page, line: input.pageLine, total } };
    },
    exportApprovals: async (call) => {
      const { db, input, language } = call;
      const say = (key: string) => parts.texts.say(language, `organisation.approvals.${key}`);
      const { rows } = requests.length === 0 ? { rows: [] } : await taken().page(db, { ...input, ...wholeList });
      const time = (at: number | null) => at && cityMinute(new Date(at));
      return exportList(parts, call, {
        list: 'approvals',
        columns: exportedColumns,
        rows: rows.map((row) => [
          row.name,
          say(`kind.${row.kind}`),
          row.number,
          say(`applicant.${row.applicant}`),
          row.place,
          row.schoolName,
          row.phone,
          row.mail,
          row.note,
          time(row.askedAt),
          say(row.state),
          row.decidedBy,
          time(row.decidedAt),
          row.reason,
        ]),
      });
    },
    approveRequest: (call) => {
      const { id, how, ...approval } = call.input;
      return taken().approve(call.actor, id, approval, { how, origin: originOf(call, settings), now: call.now });
    },
    renewAccount: (call) => {
      const { id, how } = call.input;
      return taken().renew(call.actor, id, { how, origin: originOf(call, settings), now: call.now });
    },
    refuseRequest: async ({ actor, input, now }) => {
      await taken().refuse(actor, input.id, input.reason.trim(), now);
      return null;
    },
    reopenRequest: async ({ actor, input }) => {
      await taken().reopen(actor, input.id);
      return null;
    },
  };
}
