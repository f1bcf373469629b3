import type { OutputOf } from 'edutech/core/common/endpoint';
import type { newsDetail } from '../../api';

export type ArticleData = OutputOf<typeof newsDetail>;
