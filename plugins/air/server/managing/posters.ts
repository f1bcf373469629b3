import type { Id } from 'edutech/core/common/ids';
import type { Convertible, Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import { updateMade } from './posters.queries';

interface Lesson {
  readonly id: Id;
  readonly needsLogin: boolean;
  readonly file: Convertible;
}

/** Sets the film length of lessons and, for public ones, the poster, from their conversions. */
export async function updateFromConversions(
  db: Db,
  conversions: Conversions,
  lessons: readonly Lesson[],
): Promise<void> {
  const made = await conversions.renditionsOf(
    db,
    lessons.map(({ file }) => file),
    'public',
  );
  for (const { id, needsLogin, file } of lessons) {
    const rendition = made.get(file.id);
    if (rendition?.kind !== 'video' && rendition?.kind !== 'audio') continue;
    const poster = rendition.kind === 'video' && !needsLogin ? rendition.poster : '';
    await updateMade(db, id, { poster, seconds: Math.round(rendition.seconds) });
  }
}
