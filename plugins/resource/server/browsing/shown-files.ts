import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Conversions, RenditionOf } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { ShownFile } from '../../api/records';
import { pagesOf, secondsOf, viewingOf } from './lines';

export interface FileParts {
  readonly files: Files;
  readonly conversions: Conversions;
}

const picturesOf = (made: RenditionOf | undefined): string[] => {
  if (made?.kind === 'video') return [made.poster];
  if (made?.kind === 'document') return [...made.pictures];
  return made?.kind === 'picture' ? made.sources.map(({ address }) => address) : [];
};

/** Files as they can be looked at, in the order of the ids; those that the connection does not see are left out. */
export async function shownFiles(
  db: Db,
  { files, conversions }: FileParts,
  ids: readonly Id[],
  { actor, visibility }: { readonly actor: Actor; readonly visibility: number },
): Promise<ShownFile[]> {
  const found = await files.findMany(db, ids);
  const viewing = viewingOf(actor, visibility);
  const [states, made] = await Promise.all([
    conversions.statesOf(db, ids),
    conversions.renditionsOf(db, [...found.values()], viewing),
  ]);
  const addressOf = (file: StoredFile) =>
    viewing === 'public' ? files.publicAddress(file) : files.ticketAddress(file, 'view', viewing.session);
  return ids.flatMap((id): ShownFile[] => {
    const file = found.get(id);
    if (!file) return [];
    const status = states.get(id) ?? conversionStates.ready;
    const rendition = status === conversionStates.ready ? made.get(id) : undefined;
    return [
      {
        ffid: id,
        name: file.name,
        ext: file.ext,
        bytes: file.bytes,
        mime: file.mime,
        status,
        sourcePath: status === conversionStates.ready ? addressOf(file) : '',
        officeOnlineUrl: rendition?.kind === 'document' ? rendition.pdf : '',
        stream: rendition?.kind === 'video' ? rendition.stream : '',
        pictures: picturesOf(rendition),
        seconds: secondsOf(rendition),
        pages: pagesOf(rendition),
      },
    ];
  });
}
