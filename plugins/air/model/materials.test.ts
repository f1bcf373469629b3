import { expect, test } from 'vitest';
import { nameOfMaterial } from './materials';

test.each([
  ['《数轴》学习任务单.docx', '《数轴》学习任务单'],
  ['1.2 数轴.v2.pdf', '1.2 数轴.v2'],
  ['.pdf', '.pdf'],
])('%s is called %s', (file, name) => expect(nameOfMaterial(file)).toBe(name));
