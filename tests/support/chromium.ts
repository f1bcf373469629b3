// Finds a Chromium for browser tests: the one that $CHROMIUM names, else the system's, else the one that comes through the
// package registry, so that `npm test` runs on a machine where nothing may be installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** What playwright's `chromium.launch` takes. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
  /** What playwright would add by itself. */
  readonly ignoreDefaultArgs: string[];
  readonly env: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What playwright switches off: of several lists the last alone counts, so ours begins with its own. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * What a whole browser gets ready for each window: two pages behind its address bar, and a process for the next site. Nobody
 * sees these in a test, and each context would pay for them anew, three times what a small page costs.
 */
const offWithoutWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** No sandbox: it needs rights that containers do not give, and tests open only our own pages. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...offWithoutWindow].join(',')}`,
];

/**
 * A container's /dev/shm is often too small for a page's memory, and playwright never uses it; where there is room, it
 * spares each page files on the disk.
 */
const withoutShared = '--disable-dev-shm-usage';
const roomBytes = 2 ** 30;

function isSharedMemoryRoomy(): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync('/dev/shm');
    return bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
}

/** `EDUTECH_CHROMIUM=bundled` passes over the machine's own browsers. */
export function findChromium(): ChromiumLaunch {
  const isBundledWanted = process.env.EDUTECH_CHROMIUM === 'bundled';
  const named = isBundledWanted ? undefined : process.env.CHROMIUM;
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
  const executablePath = named ?? (isBundledWanted ? undefined : systemPlaces.find((place) => fs.existsSync(place)));
  return executablePath ? launchOf(executablePath, environment()) : bundledChromium();
}

const launchOf = (executablePath: string, env: Record<string, string>): ChromiumLaunch =>
  isSharedMemoryRoomy()
    ? { executablePath, args, ignoreDefaultArgs: [withoutShared], env }
    : { executablePath, args: [...args, withoutShared], ignoreDefaultArgs: [], env };

/** The browser of the package, unpacked once. Its own default flags switch security off and are not used. */
function bundledChromium(): ChromiumLaunch {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`No Chromium is packaged for ${process.platform}-${process.arch}: install one and set CHROMIUM.`);
  }
  const source = path.join(root, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, 'node_modules/.cache/edutech', `chromium-${version}`);
  if (!fs.existsSync(folder)) unpack(path.join(source, 'bin'), folder);

  const libraries = path.join(folder, 'al2023/lib');
  const env = environment();
  env.LD_LIBRARY_PATH = env.LD_LIBRARY_PATH ? `${libraries}:${env.LD_LIBRARY_PATH}` : libraries;
  // The system's fonts, when it has any, know more scripts than the one that is packaged.
  if (!fs.existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH ??= path.join(folder, 'fonts');
  return launchOf(path.join(folder, 'chromium'), env);
}

/**
 * The package unpacks into the system's temporary folder; a process of its own is told that this is ours. The rename at
 * the end makes the folder appear whole or not at all.
 */
function unpack(source: string, folder: string): void {
  const fresh = `${folder}.${process.pid}`;
  fs.mkdirSync(fresh, { recursive: true });
  const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) =>
    path.join(source, name),
  );
  const script = `
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(${JSON.stringify(archives)}.map((archive) => inflate(archive)));`;
  const done = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: fresh },
  });
  if (done.status !== 0) throw new Error(`Chromium could not be unpacked: ${done.stderr}`);
  try {
    fs.renameSync(fresh, folder);
  } catch {
    // Another worker was quicker.
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
