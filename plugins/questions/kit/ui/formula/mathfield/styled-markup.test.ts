import { expect, it } from 'vitest';
import { withoutStyles } from './styled-markup';

it('takes style attributes out of tags', () => {
  expect(withoutStyles('<span class="ML__frac" style="height:1em"><b style=\'top:0\'>1</b></span>')).toBe(
    '<span class="ML__frac" data-style="height:1em"><b data-style=\'top:0\'>1</b></span>',
  );
});

it('leaves text between tags as somebody wrote it', () => {
  expect(withoutStyles('<span>a style="x"</span>')).toBe('<span>a style="x"</span>');
});
