// The package brings no types; these are the parts that we use (mathjax 4).
declare module 'mathjax' {
  interface MmlNode {
    readonly kind: string;
    readonly childNodes: readonly MmlNode[];
    readonly attributes: { set(name: string, value: string): void };
    walkTree(visit: (node: MmlNode) => void): void;
    getText(): string;
    setText(text: string): MmlNode;
  }
  interface MathJaxEngine {
    tex2mmlPromise(latex: string, options?: { display?: boolean }): Promise<string>;
    tex2svgPromise(latex: string, options?: { display?: boolean; em?: number; ex?: number }): Promise<unknown>;
    readonly startup: {
      readonly adaptor: { innerHTML(node: unknown): string };
      readonly document: {
        readonly inputJax: readonly {
          readonly postFilters: { add(filter: (found: { data: { root: MmlNode } }) => void): void };
        }[];
      };
    };
  }
  export function init(configuration: Readonly<Record<string, unknown>>): Promise<MathJaxEngine>;
}
