// Which files a visit loads, and how many bytes that may be: the budgets of core/README.md. A test holds the build to them,
// and `npm run bench` writes the figures down.
import type { WebManifest } from './web-build';

export interface Part {
  readonly title: string;
  /** Addresses of what is transferred. */
  readonly files: readonly string[];
  /** Bytes, compressed with brotli. */
  readonly limit: number;
}

const kB = 1000;

/** HTML and style sheets of a public page: with them it can be read, before any script has come. */
export const readableLimit = 60 * kB;
const limits = { signIn: 200 * kB, shell: 222 * kB, areaFirst: 80 * kB };

/** All parts that have a budget. */
export function partsOf(manifest: WebManifest): Part[] {
  const { entry, preload, css, chunks } = manifest;
  const sources = Object.keys(chunks);
  const loading = (source: string) => [chunks[source]!.file, ...chunks[source]!.imports];
  const opened = (pattern: RegExp) => sources.filter((source) => pattern.test(source)).flatMap(loading);

  const texts = opened(/\/messages\/(manifest|core|host)\.zh-CN\.json$/);
  // What pages of all plugins share; a plugin's own texts grow with all of its pages and are no page's burden
  const kit = opened(/\/messages\/kit\.zh-CN\.json$/);
  const first = [entry, ...preload, ...texts];
  // what comes when somebody asks for help, over a page or as a manual, is an area of its own
  const help = /^host\/web\/help\//;
  const shell = [...first, ...opened(/^host\/web\/(?!help\/)/)];
  const layoutOf = /^host\/web\/layouts\/(\w+)Layout\./;
  // nobody loads the layouts of other people
  const shells = sources.flatMap((source) => {
    const who = layoutOf.exec(source)?.[1];
    if (!who) return [];
    const others = sources
      .filter((other) => layoutOf.test(other) && other !== source)
      .map((other) => chunks[other]!.file);
    return [{ who, files: shell.filter((file) => !others.includes(file)) }];
  });
  const pages = sources.filter((source) => /(^|\/)plugins\/\w+\/web\/.*\.tsx$/.test(source) || help.test(source));
  return [
    {
      title: 'scripts until one can sign in',
      files: [...first, ...opened(/\/app-shell\/start-app-shell\.|\/LoginDialog\./)],
      limit: limits.signIn,
    },
    ...shells.map(({ who, files }) => ({
      title: `signed-in shell, ${who}Layout, with all that it ever loads`,
      files: [...files, css],
      limit: limits.shell,
    })),
    ...pages.map((page) => ({
      title: page.replace(/^.*plugins\//, ''),
      files: [...loading(page), ...kit].filter((file) => !shell.includes(file)),
      limit: limits.areaFirst,
    })),
  ];
}
