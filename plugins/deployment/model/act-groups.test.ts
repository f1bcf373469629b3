import { expect, test } from 'vitest';
import { groupOf } from './act-groups';

test.each([
  ['session.login', 'signIn'],
  ['session.changePassword', 'people'],
  ['organisation.export.schools', 'export'],
  ['consent.linksPrinted', 'export'],
  ['organisation.resetPassword', 'security'],
  ['deployment.changeSetting', 'settings'],
  ['news.approve', 'content'],
  ['chess.play', 'content'],
])('%s is in the group %s', (act, group) => {
  expect(groupOf(act)).toBe(group);
});
