import type { Audit } from 'edutech/core/server/audit/audit';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Files } from 'edutech/core/server/files/files';
import type { Handlers } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type * as api from '../../api/lessons';
import type { Shelf } from '../places/shelf';
import { act } from './acts.routes';
import { listLessons, listPlaceBooks, listTwins, showLesson } from './lessons.routes';
import { place, save, setFilm } from './save-lesson.routes';

interface Parts extends Shelf {
  readonly files: Files;
  readonly audit: Audit;
  readonly conversions: Conversions;
  readonly search: SearchIndex;
}

/** Keeping lessons: 我的课程 and 资源管理. */
export const managingHandlers = (parts: Parts): Handlers<typeof api> => ({
  manageLessons: listLessons(parts),
  manageLesson: showLesson(parts),
  saveLesson: save(parts),
  setLessonFilm: setFilm(parts),
  placeLesson: place(parts),
  twinPlaces: listTwins(parts),
  placeBooks: listPlaceBooks(parts),
  actOnLessons: act(parts),
});
