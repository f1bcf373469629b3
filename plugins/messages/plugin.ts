import { definePlugin } from 'edutech/core/common/plugin';

/** Ways to people's telephones for what `account` sends; no pages: `deployment` sets the services up. */
export default definePlugin({
  id: 'messages',
  title: 'messages.name',
  requires: ['organisation', 'account'],
  blocks: [
    {
      id: 'members',
      place: 'organisation.person',
      title: 'messages.member.title',
      access: { permission: 'organisation_admin', action: 'people', types: ['superAdmin', 'admin', 'cityAdmin'] },
      order: 20,
    },
  ],
});
