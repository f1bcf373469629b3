import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { MessageWay, PhoneCodes } from 'edutech/plugins/account/kit/server/message-way';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';
import * as api from '../api';
import plugin from '../plugin';
import { smsCodes, smsWay } from './aliyun/sms-way';
import { appWay } from './apps/app-way';
import { dingtalk } from './apps/dingtalk';
import { KeptTokens } from './apps/kept-tokens';
import { wecom } from './apps/wecom';
import { workApp } from './apps/work-app';
import { demo } from './demo';
import { memberHandlers } from './members/members.routes';
import { messageDeps, type MessageParts } from './message-services';
import { fields, readServices } from './stored-services';
import { trialOf } from './trial';

export default definePluginServer(plugin, {
  api,
  deps: messageDeps,
  demo,
  setup: (given) => {
    const tokens = new KeptTokens(given.clock);
    const parts: MessageParts = {
      ...given,
      apps: { wecom: workApp(wecom, tokens), dingtalk: workApp(dingtalk, tokens) },
    };
    return {
      handlers: memberHandlers(parts),
      provides: [
        contribute(MessageWay, smsWay(parts)),
        contribute(MessageWay, appWay(parts, 'wecom')),
        contribute(MessageWay, appWay(parts, 'dingtalk')),
        contribute(PhoneCodes, smsCodes(parts)),
        contribute(api.MessageServices, {
          fields,
          read: readServices,
          write: (services) => JSON.stringify(services),
          isUnsafe,
          trial: (service, by) => trialOf(parts, { ...service, mayBeInward: given.held.file.allowLocalAddresses }, by),
        }),
      ],
    };
  },
});
