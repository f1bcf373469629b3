import type { OutputOf } from 'edutech/core/common/endpoint';
import type { manageLesson } from '../../../api';

export type KeptLesson = OutputOf<typeof manageLesson>;
