import { describe } from 'vitest';
import { onS3 } from './content-stores';
import { testFiles } from './files-rules';
import { testServing } from './serving-rules';

describe('files in an S3 store', () => testFiles(onS3));
describe('files served from an S3 store', () => testServing(onS3));
