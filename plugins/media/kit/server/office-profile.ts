import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A setting of the office program: its group, its name, its value. */
type Entry = readonly [path: string, name: string, value: string];

/**
 * What a document of a stranger may not do while it is converted: run macros, fetch what it links to (pictures, templates,
 * sections, sheets; by network or from this machine's disk), or bring linked contents up to date. `2` is "never".
 */
const entries: readonly Entry[] = [
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Office.Common/Security/Scripting', 'HyperlinksWithCtrlClick', 'true'],
  ['Office.Common/Misc', 'FirstRun', 'false'],
  ['Office.Common/Save/Document', 'AutoSave', 'false'],
  ['Office.Writer/Content/Update', 'Link', '2'],
  ['Office.Calc/Content/Update', 'Link', '2'],
  // what was calculated where it was written is shown: `1` is "never anew"
  ['Office.Calc/Formula/Load', 'OOXMLRecalcMode', '1'],
  ['Office.Calc/Formula/Load', 'ODFRecalcMode', '1'],
];

/** Nobody listens at port 9 of this machine: what looks for a proxy finds none. */
const proxies: readonly Entry[] = [
  ['Inet/Settings', 'ooInetProxyType', '1'],
  ['Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
];

const item = ([path, name, value]: Entry) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

const registry = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${[...entries, ...proxies].map(item).join('\n')}
</oor:items>
`;

/** Font families that schools use and servers lack, and their replacements. */
const families: readonly (readonly [family: string, instead: string])[] = [
  ...[
    '宋体',
    'SimSun',
    '新宋体',
    '仿宋',
    'FangSong',
    '仿宋_GB2312',
    '楷体',
    'KaiTi',
    '楷体_GB2312',
    '华文中宋',
    'STSong',
  ].map((name) => [name, 'Noto Serif CJK SC'] as const),
  ...[
    '黑体',
    'SimHei',
    '微软雅黑',
    'Microsoft YaHei',
    '等线',
    'DengXian',
    '华文细黑',
    'STXihei',
    '幼圆',
    'YouYuan',
  ].map((name) => [name, 'Noto Sans CJK SC'] as const),
];

/** Chinese characters look as they do in China, not as in Japan, which is first in the fonts' own order. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${families.map(([family, instead]) => `<match target="pattern"><test name="family"><string>${family}</string></test><edit name="family" mode="assign" binding="same"><string>${instead}</string></edit></match>`).join('\n')}
<alias binding="same"><family>Noto Sans CJK JP</family><prefer><family>Noto Sans CJK SC</family></prefer></alias>
<alias binding="same"><family>Noto Serif CJK JP</family><prefer><family>Noto Serif CJK SC</family></prefer></alias>
<alias><family>sans-serif</family><prefer><family>Noto Sans CJK SC</family></prefer></alias>
<alias><family>serif</family><prefer><family>Noto Serif CJK SC</family></prefer></alias>
</fontconfig>
`;

/** Settings for one run of the office program, in a folder of its own: runs that share one fail, or learn from each other. */
export async function writeOfficeProfile(
  folder: string,
): Promise<{ argument: string; env: Readonly<Record<string, string>> }> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user/registrymodifications.xcu'), registry);
  const fontFile = join(folder, 'fonts.conf');
  await writeFile(fontFile, fonts);
  return {
    argument: `-env:UserInstallation=${pathToFileURL(profile).href}`,
    env: {
      FONTCONFIG_FILE: fontFile,
      SAL_USE_VCLPLUGIN: 'svp',
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
    },
  };
}
