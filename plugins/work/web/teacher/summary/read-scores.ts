import type { OutputOf } from 'edutech/core/common/endpoint';
import type { previewScores } from '../../../api';

export type ReadScores = OutputOf<typeof previewScores>;
