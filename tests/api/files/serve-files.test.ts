import { onDisk } from './content-stores';
import { testServing } from './serving-rules';

testServing(onDisk);
