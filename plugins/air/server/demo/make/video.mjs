// node video.mjs [slug ...]   makes the lessons' videos, posters and captions, and notes their lengths in times.json
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dir, wanted } from './kit.mjs';
import { makeVideo } from './stage.mjs';
import math from './lessons-math.mjs';
import science from './lessons-science.mjs';
import arts from './lessons-arts.mjs';

const file = join(dir.make, 'times.json');
for (const lesson of wanted([...math, ...science, ...arts])) {
  const made = await makeVideo(lesson), times = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  times[lesson.slug] = made;
  writeFileSync(file, `${JSON.stringify(times, null, 1)}\n`);
}
