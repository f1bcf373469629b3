import { expect, test } from 'vitest';
import { deviceName } from './device';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows'],
  [`${windows} Chrome/64.0.3282.140 Safari/537.36 Edge/17.17134`, 'Edge · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Windows'],
  [
    `${windows} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c33) XWEB/13487 Flue`,
    'WeChat · Windows',
  ],
  [
    `${windows} Chrome/108.0.5359.215 Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
    'WeCom · Windows',
  ],
  [`${windows} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.225.400 QQBrowser/12.2.5544.400`, 'QQ · Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome · ChromeOS',
  ],
  [`${mac} Version/18.1 Safari/605.1.15`, 'Safari · macOS'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iOS'],
  [`${iPhone} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'Chrome · iOS'],
  [`${iPhone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iOS'],
  [`${iPhone} Version/18.0 EdgiOS/141.0.3537.71 Mobile/15E148 Safari/605.1.15`, 'Edge · iOS'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.56(0x1800383b) NetType/WIFI Language/zh_CN`, 'WeChat · iOS'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPadOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.103 Mobile Safari/537.36 XWEB/1300333 MMWEBSDK/20241103 MicroMessenger/8.0.55.2780(0x28003737) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
    'WeChat · Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.14.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    'Huawei · HarmonyOS',
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    'Huawei · HarmonyOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0',
    'Edge · Android',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is read as its browser and system', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
