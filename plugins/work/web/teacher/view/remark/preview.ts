import type { OutputOf } from 'edutech/core/common/endpoint';
import type { previewRemark } from '../../../../api';

export type Preview = OutputOf<typeof previewRemark>;
