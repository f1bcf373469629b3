import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type ExamPaper, getPaper, type PaperStanding, paperStanding } from '../../api';

export interface PaperData {
  readonly standing: PaperStanding;
  /** Null while it is sealed, or in the trash. */
  readonly paper: ExamPaper | null;
}

/** A paper with where it stands; null for an address that names none. */
export async function loadPaper({ call, url, signal }: LoaderArgs): Promise<PaperData | null> {
  const paperId = url.searchParams.get('id');
  if (!isId(paperId)) return null;
  const standing = await call(paperStanding, { paperId }, { signal });
  return { standing, paper: standing.may.read ? await call(getPaper, { paperId }, { signal }) : null };
}
