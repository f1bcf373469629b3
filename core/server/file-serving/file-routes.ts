import type { FastifyInstance } from 'fastify';
import { contributions } from '../../common/token';
import type { Database } from '../data/database';
import type { FetchingParts } from './may-fetch';

/** The dependencies of serving files: who may fetch one, and where its rows are. */
export interface ServingParts extends FetchingParts {
  readonly database: Database;
}

/** Puts further addresses below `/files`, under the same rights as the files themselves: parts that were made of them. */
export type FileRoutes = (app: FastifyInstance, parts: ServingParts) => void;
export const FileRoutes = contributions<FileRoutes>('core.FileRoutes');
