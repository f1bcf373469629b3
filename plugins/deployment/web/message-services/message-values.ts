import type { MessageFieldName, MessageServiceItem } from '../../api';

/** What the fields of the form hold. */
export type MessageValues = Readonly<Record<MessageFieldName | 'secret' | 'reason', string>>;

const none: MessageValues = {
  address: '',
  tokenAddress: '',
  keyId: '',
  agentId: '',
  signName: '',
  template: '',
  codeTemplate: '',
  secret: '',
  reason: '',
};

export const initialValues = ({ fields }: MessageServiceItem): MessageValues => ({
  ...none,
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
});

/** As the server takes it; an empty secret is the kept one. */
export function sentService(kind: MessageServiceItem['kind'], { reason: _, secret, ...values }: MessageValues) {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return { kind, ...(trimmed as Record<MessageFieldName, string>), ...(secret && { secret }) };
}
