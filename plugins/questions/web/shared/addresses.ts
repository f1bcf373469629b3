import type { Space } from '../../model/spaces';
import { routes } from '../../routes';

export const bankAddress = routes.list.to();

/** One question with its answer, versions and uses; an older version where one is named. */
export const questionAddress = (id: string, version?: number): string => routes.preview.to({ id, version });

/** The basket as a paper. */
export const basketAddress = routes.preview.to({ basket: 1 });

/** The editor: for a new question, or one's own. */
export const editorAddress = (id?: string): string => routes.cq.to({ id: id || null });

/** What waits to be let into the school's or the public bank. */
export const reviewAddress = routes.review.to();

export const spaceAddress = (space: Space): string => routes.list.to({ space });

/** Whole papers come in here; one of them, to be looked through. */
export const importAddress = (importId?: string): string => routes.import.to({ paper: importId || null });
