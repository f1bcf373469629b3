import { expect, test } from 'vitest';
import { leadToBook } from './lead-to-book';

const leading = (path: string, bookId: string | null) => {
  try {
    leadToBook({ url: new URL(path, 'https://edu.example'), storage: { get: () => bookId as never } }, [
      'book',
      'node',
    ]);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
};

test('an address that says nothing of its own leads to the book that was chosen last', () => {
  expect(leading('/questions/list', 'b1')).toBe('/questions/list?book=b1');
  expect(leading('/questions/list?space=school', 'b1')).toBe('/questions/list?space=school&book=b1');
});

test('an address that says something, and a device that remembers nothing, are left as they are', () => {
  expect(leading('/questions/list?book=b2', 'b1')).toBeNull();
  expect(leading('/questions/list?node=n', 'b1')).toBeNull();
  expect(leading('/questions/list', null)).toBeNull();
});
