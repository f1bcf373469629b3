import { definePlugin } from 'edutech/core/common/plugin';

/** Ways to people's telephones for what `account` sends; no pages: `deployment` sets the services up. */
export default definePlugin({ id: 'messages', title: 'messages.name', requires: ['organisation', 'account'] });
