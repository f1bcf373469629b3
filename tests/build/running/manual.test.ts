// The manual with pictures (`node build.mjs manual`): what needs no browser.
import { expect, test } from 'vitest';
import { bookletOf, quotedIn } from '../../../host/build/commands/manual/booklet.mjs';
import { run } from '../../../host/build/commands/manual.mjs';

test('controls are what stands between the quotation marks of either language', () => {
  expect(quotedIn('点“新增”，再点“保存”。')).toEqual(['新增', '保存']);
  expect(quotedIn('Choose “Add”, then "Save".')).toEqual(['Add', 'Save']);
  expect(quotedIn('Read the list.')).toEqual([]);
});

test('a booklet has its contents, then the chapters with their pictures', () => {
  const chapter = { html: '<p>What for</p>', steps: [], href: '/chess' };
  const html = bookletOf({
    language: 'en',
    title: 'Chess & more',
    contents: 'Contents',
    chapters: [
      { ...chapter, id: 'chess.list', title: 'Games <today>', picture: 'teacher/chess.list.png' },
      { ...chapter, id: 'chess.board', title: 'Board', picture: null },
    ],
  });
  expect(html).toContain('<title>Chess &amp; more</title>');
  expect(html).toContain('<a href="#chess.list">Games &lt;today&gt;</a>');
  expect(html.indexOf('<nav>')).toBeLessThan(html.indexOf('<section'));
  expect(html.match(/<img /g)).toEqual(['<img ']);
  expect(html).toContain('<img src="teacher/chess.list.png" alt="Games &lt;today&gt;">');
});

test('without a folder, or where nothing runs, it says what to do', async () => {
  await expect(run([])).rejects.toThrow('Say where to write the manuals');
  await expect(run(['out', '--origin', 'http://localhost:1'])).rejects.toThrow('Nothing answers at http://localhost:1');
});
