import { deflateSync } from 'node:zlib';

/** A page of a PDF that is written by hand: a JPEG over all of it, nothing, or what no program can draw. */
export type StrangePage =
  | { readonly jpeg: Buffer; readonly width: number; readonly height: number; readonly channels: number }
  | 'empty'
  | 'bomb';

/** Pixels of the edge of a picture of a bomb: hundreds of megabytes in a few kilobytes. */
const bombEdge = 12_000;
let bomb: Buffer | undefined;

/** Rows of zeros, deflated twice: the stream itself unpacks to a stream. */
const bombBytes = (): Buffer => (bomb ??= deflateSync(deflateSync(Buffer.alloc(bombEdge * 3000))));

/** A PDF as some scanners write it: pictures of pages and nothing else. `hasTable`: false leaves out the table of its objects. */
export function strangePdf(pages: readonly StrangePage[], { hasTable = true } = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (text: string, stream?: Buffer): number => {
    const body = stream ? [Buffer.from(`${text}\nstream\n`), stream, Buffer.from('\nendstream')] : [Buffer.from(text)];
    objects.push(Buffer.concat(body));
    return objects.length;
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  const kids = pages.map((page) => {
    if (page === 'empty') return add('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>');
    const bytes = page === 'bomb' ? bombBytes() : page.jpeg;
    const [width, height] = page === 'bomb' ? [bombEdge, bombEdge] : [page.width, page.height];
    const filter = page === 'bomb' ? '[/FlateDecode /FlateDecode]' : '/DCTDecode';
    const colours = page === 'bomb' || page.channels === 3 ? '/DeviceRGB' : '/DeviceGray';
    const image = add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent 8 /Filter ${filter} /Length ${bytes.length} >>`,
      bytes,
    );
    const drawing = Buffer.from('q 595 0 0 842 0 0 cm /P Do Q');
    const content = add(`<< /Length ${drawing.length} >>`, drawing);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P ${image} 0 R >> >> /Contents ${content} 0 R >>`,
    );
  });
  objects[1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((at) => `${at} 0 R`).join(' ')}] >>`,
  );
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, at) => {
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(length);
    length += whole.length;
    parts.push(whole);
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = hasTable ? `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` : '';
  parts.push(
    Buffer.from(
      `${end}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${hasTable ? length : 7}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
