import Type from 'typebox';
import Value from 'typebox/value';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import type { MessageService, MessageServices } from '../api';
import { type ServiceKind, serviceKinds } from '../model/service-kinds';

const text = Type.String();
const Stored = Type.Array(
  Type.Object({
    kind: Type.Enum([...serviceKinds]),
    address: text,
    tokenAddress: text,
    keyId: text,
    agentId: text,
    signName: text,
    template: text,
    codeTemplate: text,
    secret: text,
  }),
);

export const fields: MessageServices['fields'] = {
  sms: [
    { name: 'address', usual: 'https://dysmsapi.aliyuncs.com' },
    { name: 'keyId', usual: '' },
    { name: 'signName', usual: '' },
    { name: 'template', usual: '' },
    { name: 'codeTemplate', usual: '' },
  ],
  wecom: [
    { name: 'address', usual: 'https://qyapi.weixin.qq.com' },
    { name: 'keyId', usual: '' },
    { name: 'agentId', usual: '' },
  ],
  dingtalk: [
    { name: 'address', usual: 'https://oapi.dingtalk.com' },
    { name: 'tokenAddress', usual: 'https://api.dingtalk.com' },
    { name: 'keyId', usual: '' },
    { name: 'agentId', usual: '' },
  ],
};

/** The services as the setting has them; what is no list, such as one of a later version, is empty. */
export function readServices(stored: string): readonly MessageService[] {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Value.Check(Stored, list) ? (list as readonly MessageService[]) : [];
  } catch {
    return [];
  }
}

/** A service that is asked now: whether it may lie on this machine, the city's file says. */
export type Asked = MessageService & { readonly mayBeInward: boolean };

/** The service of a kind at this moment, in every process as soon as it follows the setting; null: none is set up. */
export const presentService = (
  { settings, file }: Pick<HeldSettings, 'settings' | 'file'>,
  kind: ServiceKind,
): Asked | null => {
  const found = readServices(settings.messageServices).find((one) => one.kind === kind);
  return found ? { ...found, mayBeInward: file.allowLocalAddresses } : null;
};
