import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar';

const student = '019ab0c1d2e37f0090a1b2c3d4e5f607';
const colourOf = (drawn: string) => /hue-\w+/.exec(drawn)?.[0];

test('a person has one colour, however large the picture and however the name is written', () => {
  const colours = [
    renderToStaticMarkup(<Avatar person={student} name="林知夏" />),
    renderToStaticMarkup(<Avatar person={student} name="Lin Zhixia" size={64} />),
    renderToStaticMarkup(<Avatar person={student} name="林知夏" picture="/files/a.jpg" size={24} />),
  ].map(colourOf);
  expect(new Set(colours).size).toBe(1);
  expect(colours[0]).toBeDefined();
});

test('people of one name are told apart', () => {
  const colours = Array.from({ length: 16 }, (_, at) =>
    colourOf(renderToStaticMarkup(<Avatar person={`019ab0c1d2e37f0090a1b2c3d4e5f6${at + 10}`} name="王伟" />)),
  );
  expect(new Set(colours).size).toBeGreaterThan(3);
});
