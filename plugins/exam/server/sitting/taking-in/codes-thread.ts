// A separate program: a photograph holds a processor for up to a second, which nobody else's calls are to wait for.
import { readFile } from 'node:fs/promises';
import { readCodes } from 'edutech/plugins/print/kit/server/codes/read-codes';
import { serveTasks } from 'edutech/plugins/questions/kit/server/threads/serve-tasks';

/** More codes than fit legibly on a screen. */
const most = 24;

serveTasks<string>(async (path) => readCodes(await readFile(path), { kinds: ['QRCode'], most }));
