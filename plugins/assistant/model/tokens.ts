/** What a text comes to where the service does not say it: a Chinese character is about one token, four Latin letters are one. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const sign of text) tokens += (sign.codePointAt(0) ?? 0) < 0x2e80 ? 0.25 : 1;
  return Math.ceil(tokens);
}
