// Turns an indented table of contents into a book. Indent two spaces a level; codes follow from the position: 01, 0102, 010203.
export const book = (code, subject, stage, grade, volume, edition, text) => {
  const nodes = [], path = [];
  for (const line of text.split('\n').filter((l) => l.trim())) {
    const level = (line.length - line.trimStart().length) / 2, list = level ? path[level - 1].children : nodes;
    const node = { code: `${level ? path[level - 1].code : ''}${String(list.length + 1).padStart(2, '0')}`, name: line.trim(), children: [] };
    list.push(node); path[level] = node;
  }
  return { code, name: `${subject} ${/^必修|^选/.test(volume) ? volume : grade + volume}`, subject, stage, grade, volume, edition, nodes };
};
