import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { openLesson, type OpenedLesson } from '../../api';

/** The lesson of the address, for the projector and for the remote. */
export async function loader({ call, url, signal }: LoaderArgs): Promise<OpenedLesson | null> {
  const assignmentId = url.searchParams.get('id');
  return isId(assignmentId) ? call(openLesson, { assignmentId }, { signal }) : null;
}

export const head = (lesson: OpenedLesson | null): PageHead => (lesson ? { title: lesson.given.title } : {});
