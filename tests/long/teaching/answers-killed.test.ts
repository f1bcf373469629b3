import { test } from 'vitest';
import { noAnswerIsLost } from '../../faults/teaching-loop/no-answer-is-lost';
import { seedOfRun } from '../report';

const kills = Number(process.env['LONG_KILLS'] ?? 500);

test(
  '50 students and 5 teachers lose nothing while everything is killed 500 times',
  async () => {
    await noAnswerIsLost({ kills, students: 50, teachers: 5, seed: seedOfRun() });
  },
  2 * 3_600_000,
);
