// Makes a PDF from Chromium smaller: everything that is not a stream goes into one compressed object stream (PDF 1.5).
import { deflateSync } from 'node:zlib';

export function pack(pdf) {
  const text = pdf.toString('latin1'), at = Number(/startxref\s+(\d+)/.exec(text.slice(-80))[1]);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(at))[1];
  const size = Number(/\/Size (\d+)/.exec(trailer)[1]), lines = text.slice(at).split('\n').slice(2);
  const offsets = Array.from({ length: size }, (_, i) => (/^\d{10} \d{5} n/.test(lines[i]) ? Number(lines[i].slice(0, 10)) : 0));
  const sorted = [...offsets.filter(Boolean), at].sort((a, b) => a - b), end = (o) => sorted[sorted.indexOf(o) + 1];
  const out = [Buffer.from('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n', 'latin1')], small = [], rows = Array.from({ length: size + 2 }, () => [0, 0, 0]);
  let length = out[0].length;
  const put = (chunk) => { out.push(chunk); length += chunk.length; };
  offsets.forEach((o, id) => {
    if (!o) return;
    const raw = text.slice(o, end(o)), body = raw.slice(raw.indexOf('obj') + 3, raw.lastIndexOf('endobj')).trim();
    if (/>>\s*stream\r?\n/.test(body.slice(0, 600)) || body.includes('endstream')) { rows[id] = [1, length, 0]; put(pdf.subarray(o, end(o))); } else { rows[id] = [2, size, small.length]; small.push([id, body]); }
  });
  let pos = 0; const index = small.map(([id, body]) => { const s = `${id} ${pos}`; pos += body.length + 1; return s; }).join(' ') + '\n';
  const stream = (id, dict, data) => { const z = deflateSync(data, { level: 9 }); rows[id] = [1, length, 0]; const head = Buffer.from(`${id} 0 obj\n<<${dict} /Filter /FlateDecode /Length ${z.length}>>\nstream\n`, 'latin1'); put(Buffer.concat([head, z, Buffer.from('\nendstream\nendobj\n')])); };
  stream(size, `/Type /ObjStm /N ${small.length} /First ${index.length}`, Buffer.from(index + small.map(([, body]) => `${body}\n`).join(''), 'latin1'));
  const start = length; rows[size + 1] = [1, start, 0];
  const table = Buffer.concat(rows.map(([a, b, d]) => { const r = Buffer.alloc(7); r[0] = a; r.writeUInt32BE(b, 1); r.writeUInt16BE(d, 5); return r; }));
  stream(size + 1, `/Type /XRef /Size ${size + 2} /W [1 4 2] ${trailer.replace(/\/Size \d+/, '').trim()}`, table);
  put(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(out);
}
