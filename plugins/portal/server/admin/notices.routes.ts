import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import { forbidden, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/call';
import type { AdminNotice, adminNotices, changeNotice, saveNotice } from '../../api';
import { groupOf, linkFault } from '../../model/admin/groups';
import {
  insertNotice,
  lockOptionalNotice,
  selectNotices,
  updateNotice,
  updateNoticeRemoved,
  type NoticeRow,
} from './notices.queries';

/** A notice stands over every page of the city: only its own people write one. */
function mustBeOfTheCity(actor: SignedIn): void {
  if (actor.reach !== 'city') throw forbidden('portal.error.cityOnly');
}

const noticeOf = ({ startsAt, endsAt, ...row }: NoticeRow, now: Date): AdminNotice => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  state: endsAt <= now ? 'over' : startsAt > now ? 'coming' : 'shown',
});

export const listNotices: SingleHandler<typeof adminNotices> = async ({ db, actor, now }) => {
  mustBeOfTheCity(actor);
  return (await selectNotices(db)).map((row) => noticeOf(row, now));
};

export const keepNotice =
  (audit: Audit): SingleHandler<typeof saveNotice> =>
  async ({ db, actor, input, now }) => {
    mustBeOfTheCity(actor);
    const { id: known, version, ...typed } = input;
    const text = { ...typed, title: typed.title.trim(), content: typed.content.trim(), link: typed.link.trim() };
    if (text.title === '') throw wrongField('title', 'portal.notices.noTitle');
    if (text.content === '') throw wrongField('content', 'portal.notices.noContent');
    if (new Date(text.endsAt) <= new Date(text.startsAt)) throw wrongField('endsAt', 'portal.notices.wrongTime');
    if (linkFault(text.link, groupOf(1))) throw wrongField('link', 'portal.pictures.link.form');
    const id = known ?? newId(now.getTime());
    if (known) {
      const row = await lockOptionalNotice(db, known);
      if (!row) throw notFound('portal.error.noNotice');
      if (row.version !== version) throw editConflict(input, { ...input, ...noticeOf(row, now) });
      await updateNotice(db, row, text, actor.name);
    } else await insertNotice(db, id, text, actor.name);
    await audit.record(db, actor, {
      act: known ? 'portal.changeNotice' : 'portal.addNotice',
      objectKind: 'systemNotice',
      objectId: id,
      facts: { title: text.title, startsAt: text.startsAt, endsAt: text.endsAt },
    });
    return { id };
  };

export const takeNotice =
  (audit: Audit): SingleHandler<typeof changeNotice> =>
  async ({ db, actor, input, now }) => {
    mustBeOfTheCity(actor);
    const row = await lockOptionalNotice(db, input.id);
    if (!row) throw notFound('portal.error.noNotice');
    await updateNoticeRemoved(db, row, input.change === 'remove' ? now : null, actor.name);
    await audit.record(db, actor, {
      act: `portal.${input.change}Notice`,
      objectKind: 'systemNotice',
      objectId: row.id,
      facts: { title: row.title },
    });
    return {};
  };
