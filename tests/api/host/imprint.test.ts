import { expect, onTestFinished, test } from 'vitest';
import { type StartOptions, startApp } from '../../support/servers/start-app';

/** The foot of a public page, in Chinese and in English. */
async function feet(city: StartOptions['city']) {
  const app = await startApp({ web: true, city });
  onTestFinished(() => app.close());
  const foot = async (language: string) => {
    const html = await (await fetch(`${app.url}/register`, { headers: { 'accept-language': language } })).text();
    return /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  };
  return [await foot('zh-CN'), await foot('en')] as const;
}

test('a city’s imprint stands at the foot of its pages, whether or not it has a portal', async () => {
  const [chinese, english] = await feet({
    settings: {
      organiser: '江海市教育和体育局',
      organiserEn: 'Jianghai Bureau of Education and Sports',
      hotline: '0512-12345',
      icpRecord: '苏ICP备00000001号',
      policeRecord: '苏公网安备 32000000000001号',
    },
    plugins: { portal: { enabled: false } },
  });
  for (const text of ['江海市教育和体育局', '0512-12345', '苏ICP备00000001号', '苏公网安备 32000000000001号'])
    expect(chinese).toContain(text);
  expect(english).toContain('Jianghai Bureau of Education and Sports');
  for (const foot of [chinese, english]) expect(foot, 'and the way to the terms of use').toContain('href="/terms"');
});

test('a city that says nothing of itself is run by its education bureau', async () => {
  const [chinese, english] = await feet({ settings: { cityName: '江海市', cityNameEn: 'Jianghai' } });
  expect(chinese).toContain('江海市教育局');
  expect(english).toContain('Jianghai Education Bureau');
  expect(chinese).not.toContain('beian');
});
