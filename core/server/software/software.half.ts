import * as api from '../../common/api/software';
import { corePlugin } from '../../common/core-plugin';
import { Files } from '../files/files';
import { definePluginServer } from '../plugin';
import { softwareDemo } from './software.demo';
import { checkDownload, downloadSoftware, wkInfo } from './software.routes';

/** Tools that teachers install, and the check before a download. */
export const softwareHalf = definePluginServer(corePlugin, {
  api,
  deps: { files: Files },
  demo: softwareDemo,
  setup: ({ files }) => ({ handlers: { wkInfo, downloadSoftware: downloadSoftware(files), checkDownload } }),
});
