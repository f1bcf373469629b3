/** Apps before the browsers that they say they are, and these before the engine that all of them name. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['WeCom', /\bwxwork\//],
  ['WeChat', /\bMicroMessenger\//],
  ['DingTalk', /\bDingTalk\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['360', /\b(QIHU|360SE|360EE|QihooBrowser)\b/],
  ['QQ', /\bM?QQBrowser\//],
  ['UC', /\bUC(Browser|WEB)\b/],
  ['Huawei', /\bHuaweiBrowser\//],
  ['Xiaomi', /\bMiuiBrowser\//],
  ['vivo', /\bVivoBrowser\//],
  ['OPPO', /\bHeyTapBrowser\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

/** HarmonyOS says that it is Android as well, ChromeOS that it has X11, and iPads that they are like Mac OS X. */
const systems: readonly [name: string, sign: RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony|\bArkWeb\//],
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /Linux|X11/],
];

/** A device by names that read alike in all languages: `Chrome · Windows`. Empty when the user agent says nothing known. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: readonly [string, RegExp][]) => table.find(([, sign]) => sign.test(userAgent))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ');
}
