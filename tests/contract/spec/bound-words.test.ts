import { expect, test } from 'vitest';
import type { Language } from 'edutech/core/common/languages';
import { say } from '../../support/browsing/texts';

// Sentences that the specification binds (portal.md). Journeys meet them in one language each; here they stand in all that
// are bound.

test.for<[id: string, said: Partial<Record<Language, string>>]>([
  ['core.session.loginSuccess', { 'zh-CN': '登录成功' }],
  ['core.session.usernameMissing', { 'zh-CN': '请输入用户名', en: 'Please enter username' }],
  ['core.session.passwordMissing', { 'zh-CN': '请输入密码', en: 'Please enter password' }],
  ['core.session.idle', { 'zh-CN': '您太长时间没操作了，请重新登录' }],
  ['core.session.lost', { 'zh-CN': '登录状态已失效，请重新登录' }],
  ['core.error.notSignedIn', { 'zh-CN': '用户未登录，即将跳转到登录页面！' }],
  ['core.error.noPermission', { 'zh-CN': '暂无权限', en: 'No permission' }],
  ['spoc.landing.noPermission', { 'zh-CN': '暂无权限', en: 'No permission' }],
  ['deployment.landing.notForAdministrators', { 'zh-CN': '不是老师、学生账号，重新登录' }],
  [
    'resource.landing.noScope',
    {
      'zh-CN': '尚未设置管理范围，请联系管理员',
      en: 'Management scope is not set, please contact the administrator',
    },
  ],
  ['resource.landing.notNeeded', { en: 'This account role does not need resource management' }],
  ['host.newVersion', { 'zh-CN': '发现新版本，请使用 CTRL + F5 刷新网页' }],
  ['host.oldBrowser', { 'zh-CN': '您的浏览器版本过低，请升级；部分浏览器可切换到极速模式' }],
  ['host.login.hint', { 'zh-CN': '提示：登录后可浏览、下载更多资源' }],
  ['portal.alert.notForYou', { 'zh-CN': '用户权限不可用' }],
])('%s is said as the specification binds it', ([id, said]) => {
  for (const [language, sentence] of Object.entries(said)) expect(say(language as Language)(id)).toBe(sentence);
});
