import { expect, test } from 'vitest';
import { together } from './figures-of-all';

const figures = (open: number, calls: number) =>
  `# HELP tabs Tabs.\n# TYPE tabs gauge\ntabs ${open}\n# HELP calls Calls.\n# TYPE calls counter\ncalls{status="200"} ${calls}\n`;

test('figures of several processes stand together, each with its worker', () => {
  expect(
    together(
      new Map([
        [2, figures(5, 6)],
        [1, figures(3, 4)],
      ]),
    ),
  ).toBe(
    [
      '# HELP tabs Tabs.',
      '# TYPE tabs gauge',
      'tabs{worker="1"} 3',
      'tabs{worker="2"} 5',
      '# HELP calls Calls.',
      '# TYPE calls counter',
      'calls{worker="1",status="200"} 4',
      'calls{worker="2",status="200"} 6',
      '',
    ].join('\n'),
  );
});
