import { doTask, type TaskName } from './picture-tasks';
import type { Asked } from './picture-work';

/** Works on pictures in a thread of its own: whoever types beside it notices nothing. */
addEventListener('message', ({ data: { id, name, pixels, asked } }: MessageEvent<Asked<TaskName>>) => {
  const answer = doTask(name, pixels, asked);
  const parts = 'pixels' in answer ? [answer.pixels.data.buffer] : [];
  postMessage({ id, answer }, { transfer: parts });
});
