// A separate program: reading a page holds a processor for a quarter of a second, which nobody else's calls are to wait for.
import sharp from 'sharp';
import { serveTasks } from 'edutech/plugins/questions/kit/server/threads/serve-tasks';
import { readScan, type ScanTask } from '../reading/read-scan';

sharp.concurrency(1);
serveTasks<ScanTask>(readScan);
