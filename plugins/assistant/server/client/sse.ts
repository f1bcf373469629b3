/**
 * The data of server-sent events (WHATWG HTML, section 9.2), as its parts arrive: a character may be cut in two by the network. Other
 * fields and comments are passed over.
 */
export async function* eventsIn(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const part of body) {
    rest += decoder.decode(part, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
  }
  // the last event often has no empty line behind it
  if (rest.startsWith('data:')) data.push(rest.trimEnd().slice(5).replace(/^ /, ''));
  if (data.length > 0) yield data.join('\n');
}
