import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCityFile, settingsOf } from './load-settings';

describe('the settings of a deployment', () => {
  test('have defaults', () => {
    expect(settingsOf()).toMatchObject({ cityName: '云州市', idleMilliseconds: 7_200_000, uploadMegabytes: 20 });
  });

  test('are those of the city where it names them', () => {
    expect(settingsOf({ cityName: '江海市', roots: { news: 'https://news.example.cn' } })).toMatchObject({
      cityName: '江海市',
      roots: { news: 'https://news.example.cn' },
    });
  });

  test.each([
    ['an unknown one', { colour: 'green' }, /no setting "colour": remove it/],
    ['a misspelt one', { citname: 'x' }, /no setting "citname": did you mean "cityName"\?/],
    ['a wrong type', { idleMilliseconds: 'long' }, /idleMilliseconds must be integer, not "long"/],
    ['a number that is too small', { idleMilliseconds: 5 }, /idleMilliseconds must be >= 60000, not 5/],
    ['none of the choices', { passwordPolicy: 'weak' }, /passwordPolicy must be "standard" or "dengbao", not "weak"/],
    ['a wrong type further in', { roots: { news: 3 } }, /roots\.news must be string, not 3/],
    ['half of TLS', { tlsKey: 'key.pem' }, /TLS needs both settings/],
    ['mails from nobody', { mailUrl: 'smtp://mail.example.cn' }, /set mailFrom beside mailUrl/],
    [
      'an origin with a path',
      { publicOrigin: 'https://edu.example.cn/portal' },
      /publicOrigin must be an origin without a path/,
    ],
    ['an origin that is none', { publicOrigin: 'edu.example.cn' }, /publicOrigin must be an origin/],
    ['a root that is none', { roots: { newz: 'https://x.cn' } }, /"newz", which is no API root: did you mean "news"\?/],
    ['a root without an address', { roots: { news: 'over there' } }, /roots\.news must be an http or https address/],
    ['a key that is too short', { skyClassKeys: { tianhe: 'secret' } }, /"tianhe" is too short/],
  ])('are refused with a sentence for %s', (_, given, sentence) => {
    expect(() => settingsOf(given)).toThrow(sentence);
  });
});

describe('a city’s own file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'city-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (content: string) => {
    const path = join(folder, 'city.json');
    writeFileSync(path, content);
    return path;
  };

  test('may be absent', () => {
    expect(readCityFile(undefined)).toEqual({});
  });

  test('sets plugins and settings', () => {
    const file = { plugins: { air: { enabled: false, order: 3, options: {} } }, settings: { cityName: '江海市' } };
    expect(readCityFile(fileWith(JSON.stringify(file)))).toEqual(file);
  });

  test.each([
    ['is not JSON', '{ "plugins": ', /city\.json \(EDUTECH_CONFIG\) cannot be read/],
    ['is no object', '[]', /may set "plugins" and "settings" only/],
    ['sets anything else', '{ "pluggins": {} }', /pluggins is unknown/],
    [
      'turns a plugin off in words',
      '{ "plugins": { "air": { "enabled": "no" } } }',
      /plugins\.air\.enabled must be boolean, not "no"/,
    ],
    ['sets something else of a plugin', '{ "plugins": { "air": { "colour": 1 } } }', /plugins\.air\.colour is unknown/],
  ])('is refused with a sentence when it %s', (_, content, sentence) => {
    expect(() => readCityFile(fileWith(content))).toThrow(sentence);
  });

  test('is refused with a sentence when it is not there', () => {
    expect(() => readCityFile(join(folder, 'none.json'))).toThrow(/none\.json \(EDUTECH_CONFIG\) cannot be read/);
  });
});
