import { Audit } from 'edutech/core/server/audit/audit';
import { Database } from 'edutech/core/server/data/database';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { PublicThrottle } from 'edutech/core/server/security/throttle/public-throttle';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import { GuardianChildren, Timetables } from 'edutech/plugins/organisation/api';
import * as api from '../api';
import { messageKinds } from '../model/messages';
import plugin from '../plugin';
import { contactHandlers } from './binding/contact.routes';
import { joiningHandlers } from './binding/joining.routes';
import { childHandlers } from './children/children.routes';
import { homeSource } from './children/home-source';
import { ownChildren } from './children/own-children';
import { demo } from './demo';
import { readingHandlers } from './notices/reading.routes';
import { homeworkNews } from './notices/homework-news';
import { writingHandlers } from './notices/writing.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    database: Database,
    notifications: Notifications,
    publicThrottle: PublicThrottle,
    settings: Settings,
    sources: api.ChildSource,
    texts: Texts,
    timetables: Timetables,
  },
  demo,
  setup: (deps) => {
    const parts = { ...deps, children: ownChildren(deps.database) };
    return {
      handlers: {
        ...childHandlers(parts),
        ...joiningHandlers(parts),
        ...readingHandlers(parts),
        ...contactHandlers(parts),
        ...writingHandlers(parts),
      },
      provides: [
        contribute(HomeSource, homeSource(parts)),
        contribute(GuardianChildren, parts.children),
        contribute(NotificationMatter, {
          id: 'guardian.school',
          title: 'guardian.matter.school',
          keys: [...messageKinds, 'homework'].map((kind) => `guardian.notification.${kind}`),
          types: ['guardian'],
          isFixed: true,
        }),
        contribute(api.GuardianNews, homeworkNews(deps.notifications)),
      ],
    };
  },
});
