// What uploads and downloads are compared with: a Node server that writes what comes to the disk, flushed, and answers a range
// of what is there. No session, no rows, no hash.
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';

const folder = process.env['BARE_FOLDER'] ?? '.';
fs.mkdirSync(folder, { recursive: true });

const server = createServer((request, response) => {
  const file = path.join(folder, path.basename(request.url ?? ''));
  if (request.url === '/readyz') response.end();
  else if (request.method === 'PATCH')
    void pipeline(request, fs.createWriteStream(file, { flush: true })).then(() => response.writeHead(204).end());
  else {
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    response.writeHead(206, { 'content-length': Number(end) - Number(start) + 1 });
    void pipeline(fs.createReadStream(file, { start: Number(start), end: Number(end) }), response);
  }
});
process.on('SIGINT', () => process.exit(0));
server.listen(Number(process.env['PORT']), '127.0.0.1');
