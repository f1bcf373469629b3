import { expect, test } from 'vitest';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import { requireWhole, wholeList } from './export-list';

test('a list that does not fit into a workbook is refused, and asked for so that it is seen', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ['周明']);
  expect(() => requireWhole(rows(mostRows))).not.toThrow();
  expect(() => requireWhole(rows(wholeList.pageLine))).toThrow(
    expect.objectContaining({ key: 'organisation.export.tooMany', code: 422, params: { rows: mostRows } }),
  );
});
