// node video.mjs [slug ...]   makes the lessons' videos, posters and captions, and notes their lengths in times.txt
import { wanted } from '../kit.mjs';
import { makeVideo } from './stage.mjs';
import { noteTimes } from './times.mjs';
import math from './lessons-math.mjs';
import science from './lessons-science.mjs';
import arts from './lessons-arts.mjs';

for (const lesson of wanted([...math, ...science, ...arts])) noteTimes(lesson.slug, await makeVideo(lesson));
