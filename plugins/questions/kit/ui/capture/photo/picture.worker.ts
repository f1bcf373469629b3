import { doTask, type TaskName } from './picture-tasks';
import type { Asked } from './picture-work';

/** Processes pictures in a separate thread: typing on the page stays fluent. */
addEventListener('message', ({ data: { id, name, pixels, asked } }: MessageEvent<Asked<TaskName>>) => {
  const answer = doTask(name, pixels, asked);
  const parts = 'pixels' in answer ? [answer.pixels.data.buffer] : [];
  postMessage({ id, answer }, { transfer: parts });
});
