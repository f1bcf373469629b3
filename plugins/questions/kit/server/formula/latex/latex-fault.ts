/** LaTeX cannot be read: a bracket is missing, a command is unknown. `message` is what MathJax says, in English. */
export class LatexFault extends Error {
  override readonly name: string = 'LatexFault';
}

/** It could be read perhaps, but nobody waits so long for it. */
export class LatexTooSlow extends LatexFault {
  override readonly name = 'LatexTooSlow';
}
