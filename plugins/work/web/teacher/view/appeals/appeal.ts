import type { OutputOf } from 'edutech/core/common/endpoint';
import type { answersOfStudent } from '../../../../api';
import type { ViewData } from '../load-view';

export type Appeal = ViewData['appeals'][number];

export type Answers = OutputOf<typeof answersOfStudent>;
