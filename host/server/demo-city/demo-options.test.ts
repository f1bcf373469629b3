import { expect, test } from 'vitest';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { installed, notInstalled } from '../../generated/manifests';
import { serverHalves } from '../../generated/server';
import { demoId } from './demo-id';
import { withDemoOptions, withDemoSettings } from './demo-options';

const portalOf = (options?: Record<string, unknown>) =>
  resolvePlugins(
    withDemoOptions(installed, serverHalves),
    options ? { plugins: { portal: { options } } } : {},
    notInstalled,
  ).inNavigation.find(({ manifest }) => manifest.id === 'portal')!.options;

test('the demo city has doors to smart management and to the survey, its city file has the last word', () => {
  expect(portalOf()).toMatchObject({
    managementUrl: '/admin/workbench',
    surveyUrl: `/news_detail?news_id=${demoId('news.article.platform-survey')}`,
  });
  const managementUrl = 'https://manage.example.cn/';
  expect(portalOf({ managementUrl })).toMatchObject({
    managementUrl,
    surveyUrl: expect.stringContaining('/news_detail'),
  });
});

test('the demo city has a hotline and its records, its city file has the last word', () => {
  const { settings } = withDemoSettings({ settings: { hotline: '12345' } });
  expect(settingsOf(settings)).toMatchObject({ hotline: '12345', icpRecord: expect.stringContaining('ICP备') });
  expect(settingsOf({})).toMatchObject({ hotline: '', icpRecord: '', policeRecord: '', siteCode: '' });
});
