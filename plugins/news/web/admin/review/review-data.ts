import type { OutputOf } from 'edutech/core/common/endpoint';
import type { adminArticle } from '../../../api';

export type ReviewData = OutputOf<typeof adminArticle>;
