import { deskSubject, deskTopic } from '../../model/live';
import { useNews } from '../shared/use-news';

/** Reads the page's data again when students of these classes ask, open hints or look at answers. */
export const useDeskNews = (classes: readonly { readonly classId: string; readonly subjectId: string }[]): void =>
  useNews(classes.map(({ classId, subjectId }) => `${deskTopic}:${deskSubject(classId, subjectId)}`));
