import type { OutputOf } from 'edutech/core/common/endpoint';
import type { airDetail } from '../../api';

export type Lesson = OutputOf<typeof airDetail>;
