import type { NewsItem } from '../api';

interface Channel {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Origin of the platform, without a slash at the end. */
  readonly base: string;
}

/** An RSS 2.0 document (https://www.rssboard.org/rss-specification). */
export function feedOf(channel: Channel, items: readonly NewsItem[]): string {
  const entries = items.map((item) => {
    const link = item.type === 1 ? `${channel.base}/news_detail?news_id=${item.id}` : item.link;
    return `<item><title>${xmlText(item.title)}</title><link>${xmlText(link)}</link><guid isPermaLink="false">${item.id}</guid><pubDate>${new Date(item.createTime).toUTCString()}</pubDate><description>${xmlText(item.summary)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${xmlText(channel.title)}</title><link>${xmlText(channel.base)}/news_list</link><description>${xmlText(channel.description)}</description><language>${channel.language}</language>
${entries.join('\n')}
</channel></rss>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** XML text; control characters that XML 1.0 cannot hold are dropped. */
const xmlText = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"']/g, (sign) => entities[sign]!);
