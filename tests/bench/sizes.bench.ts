// What a first visit transfers, beside the budgets that tests/build/product/sizes.test.ts holds the build to.
import path from 'node:path';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { partsOf, readableLimit } from '../build/product/first-load';
import { readManifest, transferred } from '../build/product/web-build';
import { sheetsIn } from '../support/sheets';
import { verdict } from './support/figures';
import { startProduct } from './support/product';

const publicPages = [
  ['portal', '/login'],
  ['news list', '/news_list'],
  ['air classroom', '/air/air_list'],
  ['education services', '/education_services'],
] as const;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const web = path.join(context.dist, 'web');
  const scripts = partsOf(readManifest(web)).map(({ title, files, limit }) =>
    row(title, transferred(files, web), limit),
  );
  return [
    {
      title: 'Sizes',
      note: 'kB on the wire, compressed with brotli. Pages count what is not there already with the shell.',
      columns: ['what', 'kB', 'budget', 'kept'],
      rows: [...(await readable(context, web)), ...scripts],
    },
  ];
}

/** HTML as the server sends it, and the style sheets that its head waits for. */
async function readable(context: BenchContext, web: string) {
  const product = await startProduct(context);
  try {
    const rows = [];
    for (const [title, address] of publicPages) {
      const { bytes, html } = await download(`http://localhost:${product.port}${address}`);
      rows.push(
        row(`${title}: HTML and styles until it can be read`, bytes + transferred(sheetsIn(html), web), readableLimit),
      );
    }
    return rows;
  } finally {
    await product.stop();
  }
}

async function download(address: string) {
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const html = await response.text();
  return { html, bytes: Number(response.headers.get('content-length') ?? Buffer.byteLength(html)) };
}

const row = (title: string, bytes: number, limit: number) => [
  title,
  (bytes / 1000).toFixed(1),
  limit / 1000,
  verdict(bytes <= limit),
];
