import { onDisk } from './content-stores';
import { testFiles } from './files-rules';

testFiles(onDisk);
