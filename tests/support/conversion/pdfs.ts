interface MadePdf {
  readonly pages?: number;
  /** A form of XFA: alone, with NeedsRendering, or beside fields that every program draws. */
  readonly form?: 'only' | 'beside';
}

const template =
  '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="form1"/></template></xdp:xdp>';

/** A PDF written by hand: one line of text on each page. */
export function pdfOf({ pages = 1, form }: MadePdf): Buffer {
  const stream = (text: string, more = '') =>
    `<< /Length ${Buffer.byteLength(text)}${more} >>\nstream\n${text}\nendstream`;
  const first = 6;
  const fields = form === 'beside' ? '[5 0 R]' : '[]';
  const acroForm = form
    ? ` /AcroForm << /Fields ${fields} /XFA 4 0 R >>${form === 'only' ? ' /NeedsRendering true' : ''}`
    : '';
  const kids = Array.from({ length: pages }, (_, at) => `${first + 2 * at} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${acroForm} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream(template),
    '<< /FT /Tx /T (name) /Type /Annot /Subtype /Widget /Rect [0 0 90 20] /V () >>',
    ...Array.from({ length: pages }, (_, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 3 0 R >> >> /Contents ${first + 2 * at + 1} 0 R >>`,
      stream(`BT /F 12 Tf 10 50 Td (${form === 'only' ? 'Please wait...' : `Page ${at + 1}`}) Tj ET`),
    ]).flat(),
  ];
  let body = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
