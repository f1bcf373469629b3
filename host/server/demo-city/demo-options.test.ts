import { expect, test } from 'vitest';
import { resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { installed, notInstalled } from '../../generated/manifests';
import { serverHalves } from '../../generated/server';
import { demoId } from './demo-id';
import { withDemoOptions } from './demo-options';

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
