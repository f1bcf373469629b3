import { expect, test } from 'vitest';
import { html } from './html';

test('what is put in stays text, also within attributes; what was made here stays HTML', () => {
  const name = `<script>alert("1")</script>'&`;
  expect(html`<p title="${name}">${[html`<b>${name}</b>`, null, 2]}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;"><b>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</b>2</p>',
  );
});
