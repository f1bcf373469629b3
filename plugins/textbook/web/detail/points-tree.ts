import type { OutputOf } from 'edutech/core/common/endpoint';
import type { getUserKnowledge } from '../../api';

/** A knowledge tree that somebody works with. */
export type PointsTree = OutputOf<typeof getUserKnowledge>[number];
