/** What a record is about at large: the chips that narrow the audit log. */
export const actGroups = ['people', 'schools', 'content', 'work', 'settings', 'export', 'security', 'signIn'] as const;
export type ActGroup = (typeof actGroups)[number];

const groupByArea: Readonly<Partial<Record<string, ActGroup>>> = {
  session: 'people',
  role: 'people',
  account: 'people',
  agreement: 'people',
  consent: 'people',
  cards: 'people',
  guardian: 'people',
  messages: 'people',
  organisation: 'schools',
  roster: 'schools',
  rollOver: 'schools',
  transfer: 'schools',
  work: 'work',
  wrong: 'work',
  deployment: 'settings',
  audit: 'settings',
};

/** Coming and going: hundreds a minute in a city's morning, and seldom what somebody looks for. */
const signIns = new Set([
  'session.login',
  'session.loginFailed',
  'session.enrolment',
  'session.logout',
  'session.switchRole',
  'session.handOver',
  'account.endedElsewhere',
]);

/** Acts by which somebody gets more than is theirs every day. */
const security = new Set([
  'session.actAs',
  'session.endActing',
  'role.setDuty',
  'account.resetFactors',
  'organisation.resetPassword',
  'deployment.resetPassword',
  'deployment.createAdministrator',
  'deployment.rotateKeys',
]);

const takesDataOut = /\.(export|print)|Printed$|\.readStudents$/i;

/** The group of an act; what areas from outside do counts as content. */
export function groupOf(act: string): ActGroup {
  if (signIns.has(act)) return 'signIn';
  if (security.has(act)) return 'security';
  if (takesDataOut.test(act)) return 'export';
  return groupByArea[act.split('.', 1)[0]!] ?? 'content';
}
