import type { Container } from 'edutech/core/di/container';
import { ApiDocument } from 'edutech/core/server/operation/api-document';
import { Installation } from 'edutech/core/server/registry/installation';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import type { Configured } from '../compose';
import { apiDocument } from './document';

/** The description of the calls of these halves; before they are set up, for one of them serves it. */
export const bindApiDocument = (container: Container, configured: readonly Configured[]) =>
  container.value(
    ApiDocument,
    apiDocument({
      halves: configured.map(({ half }) => half),
      settings: container.get(Settings),
      texts: container.get(Texts),
      version: container.get(Installation).version,
    }),
  );
