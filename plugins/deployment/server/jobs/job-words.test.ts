import { expect, test } from 'vitest';
import { textsOf } from 'edutech/core/server/texts';
import { jobWord } from './job-words';

const keys = { 'work.job.close': '到时间收作业', 'core.job.unknown': '平台已不认得的任务' };
const texts = textsOf({ 'zh-CN': keys, en: keys });

test('a job is called by what it does, also while its failure is tidied up', () => {
  expect(jobWord(texts, 'zh-CN', 'work.close')).toBe('到时间收作业');
  expect(jobWord(texts, 'zh-CN', 'work.close.gaveUp')).toBe('到时间收作业');
});

test('a job that nobody declares any more is no code', () => {
  expect(jobWord(texts, 'zh-CN', 'chess.play')).toBe('平台已不认得的任务');
});
