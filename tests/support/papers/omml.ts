// Formulas as Word writes them, by hand: none of this comes from the platform's own writer.

export const run = (text: string) =>
  `<m:r><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</m:t></m:r>`;
const inside = (content: string) => (content.startsWith('<m:') ? content : run(content));
const control = '<m:ctrlPr><w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/><w:i/></w:rPr></m:ctrlPr>';

export const fraction = (top: string, bottom: string) =>
  `<m:f><m:fPr>${control}</m:fPr><m:num>${inside(top)}</m:num><m:den>${inside(bottom)}</m:den></m:f>`;
export const power = (base: string, sup: string) =>
  `<m:sSup><m:sSupPr>${control}</m:sSupPr><m:e>${inside(base)}</m:e><m:sup>${inside(sup)}</m:sup></m:sSup>`;
export const index = (base: string, sub: string) =>
  `<m:sSub><m:sSubPr>${control}</m:sSubPr><m:e>${inside(base)}</m:e><m:sub>${inside(sub)}</m:sub></m:sSub>`;
export const root = (content: string) =>
  `<m:rad><m:radPr><m:degHide m:val="1"/>${control}</m:radPr><m:deg/><m:e>${inside(content)}</m:e></m:rad>`;
export const system = (...lines: readonly string[]) =>
  `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/>${control}</m:dPr><m:e><m:eqArr>${lines.map((line) => `<m:e>${inside(line)}</m:e>`).join('')}</m:eqArr></m:e></m:d>`;
export const vector = (content: string) =>
  `<m:acc><m:accPr><m:chr m:val="⃗"/>${control}</m:accPr><m:e>${inside(content)}</m:e></m:acc>`;
export const limit = (name: string, below: string, content: string) =>
  `<m:func><m:fName><m:limLow><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>${name}</m:t></m:r></m:e><m:lim>${inside(below)}</m:lim></m:limLow></m:fName><m:e>${inside(content)}</m:e></m:func>`;
export const integral = (from: string, to: string, content: string) =>
  `<m:nary><m:naryPr><m:limLoc m:val="subSup"/>${control}</m:naryPr><m:sub>${inside(from)}</m:sub><m:sup>${inside(to)}</m:sup><m:e>${inside(content)}</m:e></m:nary>`;
