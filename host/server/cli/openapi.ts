import { languageOf } from 'edutech/core/common/languages';
import { textsOf } from 'edutech/core/server/texts';
import { serverHalves } from '../../generated/server';
import { apiDocument } from '../openapi/document';
import { halvesToRun } from '../platform';
import { loadCatalogues } from '../services/catalogues';
import { versionOf } from '../services/deployment-services';
import type { Desk } from './console';
import { languageOfTerminal } from './terminal/language';
import { option, refuseUnknown } from './terminal/options';

/** Prints the OpenAPI document of this deployment's calls. It needs no database. */
export async function openapi({ given, settings, plugins }: Desk, args: readonly string[]): Promise<number> {
  refuseUnknown(args, { words: 0, options: ['lang'] });
  const lang = option(args, 'lang');
  const document = apiDocument({
    halves: halvesToRun(serverHalves, plugins.inDependency).map(({ half }) => half),
    settings,
    texts: textsOf(await loadCatalogues()),
    version: versionOf(given.root),
  });
  console.log(JSON.stringify(document.in(lang ? languageOf(lang) : languageOfTerminal(process.env)), null, 2));
  return 0;
}
