import type { OutputOf } from 'edutech/core/common/endpoint';
import type { answersOfPupil } from '../../../../api';
import type { ViewData } from '../load-view';

export type Appeal = ViewData['appeals'][number];

export type Answers = OutputOf<typeof answersOfPupil>;
