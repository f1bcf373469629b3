import { expect, test } from 'vitest';
import { frameDocument } from './frame-document';

test('the frame holds the body, with the sheets of the page', () => {
  const document = frameDocument('<p>正文</p>', {
    sheets: ['/assets/core-1.css'],
    language: 'zh-CN',
    title: '文章正文',
  });
  expect(document).toContain('<link rel="stylesheet" href="/assets/core-1.css">');
  expect(document).toContain('<div class="news-body"><p>正文</p></div>');
});

test('words of the page cannot end the element that they stand in', () => {
  const document = frameDocument('', { sheets: [], language: 'zh-CN', title: '</title><p>"' });
  expect(document).toContain('<title>&lt;/title&gt;&lt;p&gt;&quot;</title>');
});
