import type { MathJaxEngine, MmlNode } from 'mathjax';
import { LatexFault } from './latex-fault';

// Runs in a thread only (typesetting/typeset-thread.ts): a formula of some hundred letters can take it seconds.

/** Packages of LaTeX that schools need. None of them defines commands, loads others or writes HTML. */
const packages = [
  'base',
  'ams',
  'mhchem',
  'cancel',
  'boldsymbol',
  'textmacros',
  'mathtools',
  'unicode',
  'extpfeil',
  'gensymb',
  'configmacros',
];

/** Commands that KaTeX has and MathJax does not, as MathJax writes them. */
const macros = {
  R: '\\mathbb{R}',
  N: '\\mathbb{N}',
  Z: '\\mathbb{Z}',
  lt: '<',
  gt: '>',
  textdegree: '^\\circ',
  degree: '^\\circ',
  overgroup: ['\\overset{\\frown}{#1}', 1],
  wideparen: ['\\overset{\\frown}{#1}', 1],
  overparen: ['\\overset{\\frown}{#1}', 1],
};

/** Arrows of chemistry: mhchem has them in a font of its own, which is not among our packages; these mean the same. */
const chemicalSigns: Readonly<Record<string, string>> = {
  '\ue408': '⇌',
  '\ue409': '⇌',
  '\ue40a': '⇌',
  '\ue410': '┄',
  '\ue411': '═',
  '\ue412': '≡',
  '\ue413': '≡',
  '\ue428': '←',
  '\ue429': '→',
  '\ue42a': '↔',
  '\ue42b': '⇄',
  '\ue42c': '←',
  '\ue42d': '→',
  '\ue42e': '↔',
};

function plainSigns(node: MmlNode): void {
  for (const text of node.childNodes) {
    if (text.kind !== 'text' || !/[\ue400-\ue4ff]/.test(text.getText())) continue;
    text.setText(text.getText().replace(/[\ue400-\ue4ff]/g, (sign) => chemicalSigns[sign] ?? sign));
    node.attributes.set('mathvariant', 'normal');
  }
}

let started: Promise<MathJaxEngine> | null = null;

/** MathJax without a browser, started once. */
export async function engine(): Promise<MathJaxEngine> {
  started ??= start();
  return started;
}

async function start(): Promise<MathJaxEngine> {
  const { init } = await import('mathjax');
  const extensions = packages.filter((name) => name !== 'base' && name !== 'ams');
  const made = await init({
    loader: {
      load: [
        'input/tex-base',
        '[tex]/ams',
        'output/svg',
        'adaptors/liteDOM',
        ...extensions.map((name) => `[tex]/${name}`),
      ],
      // the font of mhchem is not there: what would load it finds something that is loaded already
      paths: { 'mathjax-mhchem-extension': '[mathjax]/output' },
    },
    tex: {
      packages,
      macros,
      maxMacros: 1000,
      maxBuffer: 20_480,
      formatError: (_jax: unknown, error: Error) => {
        throw error;
      },
    },
    svg: { fontCache: 'none', linebreaks: { inline: false }, displayOverflow: 'overflow' },
    startup: { typeset: false },
  });
  made.startup.document.inputJax[0]?.postFilters.add(({ data }) => data.root.walkTree(plainSigns));
  return made;
}

/** MathML of a formula. Throws {@link LatexFault}. */
export async function mathmlOfLatex(latex: string, isDisplay: boolean): Promise<string> {
  const { tex2mmlPromise } = await engine();
  return tex2mmlPromise(latex, { display: isDisplay }).catch(asFault);
}

/** An SVG picture of a formula, letters as paths. Throws {@link LatexFault}. */
export async function svgOfLatex(latex: string, isDisplay: boolean): Promise<string> {
  const { tex2svgPromise, startup } = await engine();
  const container = await tex2svgPromise(latex, { display: isDisplay }).catch(asFault);
  return startup.adaptor.innerHTML(container);
}

const asFault = (error: unknown): never => {
  throw new LatexFault(String((error as { message?: unknown }).message ?? error), { cause: error });
};
