/** Short messages by Alibaba Cloud, and the two work apps. */
export const serviceKinds = ['sms', 'wecom', 'dingtalk'] as const;
export type ServiceKind = (typeof serviceKinds)[number];
