const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;

/** Lists of two levels, as pandoc and Google Docs write them: 1. over a., and A. alone. Lists from 3 on begin A. anew. */
export const nestedNumbering = (namespace: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:numbering ${namespace}>${[
    `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2.')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1">${level(0, 'upperLetter', '%1.')}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    ...Array.from(
      { length: 20 },
      (_, at) =>
        `<w:num w:numId="${at + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    ),
  ].join('')}</w:numbering>`;
