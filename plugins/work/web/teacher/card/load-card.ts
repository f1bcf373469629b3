import { notFound } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Loader } from 'edutech/core/web/plugin';
import { getHomework, getHomeworkKeys, type Homework } from '../../../api';

/** Homework with the answers of its items. */
export interface CardData {
  readonly homework: Homework;
  readonly keys: OutputOf<typeof getHomeworkKeys>['keys'];
}

export const loadCard: Loader<CardData> = async ({ call, url, signal }) => {
  const homeworkId = url.searchParams.get('id');
  if (!isId(homeworkId)) throw notFound('work.error.noHomework');
  const [homework, { keys }] = await Promise.all([
    call(getHomework, { homeworkId }, { signal }),
    call(getHomeworkKeys, { homeworkId }, { signal }),
  ]);
  return { homework, keys };
};
