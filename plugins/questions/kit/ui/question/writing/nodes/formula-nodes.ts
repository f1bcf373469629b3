import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { drawFormula, type Katex, katexNow, loadKatex } from '../../../formula/katex';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    formula: {
      /** Puts a formula at the selection and selects it, so that it is written at once. */
      insertFormula: (latex: string) => ReturnType;
      /** Makes an inline formula a block of its own, and the reverse. */
      toggleFormulaBlock: () => ReturnType;
      /** Opens the selected formula as the LaTeX that it is, with the cursor at its end: it is one again as one leaves it. */
      openFormula: () => ReturnType;
    };
  }
}

const formulaNode = (name: string, isBlock: boolean) =>
  Node.create({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => ({
      latex: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '' },
    }),
    parseHTML: () => [{ tag: `${isBlock ? 'div' : 'span'}[data-latex]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      isBlock ? 'div' : 'span',
      mergeAttributes(HTMLAttributes, { 'data-latex': String(node.attrs['latex']) }),
      `$${String(node.attrs['latex'])}$`,
    ],
    addNodeView:
      () =>
      ({ node }) =>
        formulaView(node, isBlock),
  });

/** Renders the formula in place; an empty one shows a placeholder. */
function formulaView(first: ProseNode, isBlock: boolean) {
  const dom = document.createElement(isBlock ? 'div' : 'span');
  dom.className = isBlock ? 'writing-formula formula-block' : 'writing-formula';
  const draw = (node: ProseNode) => {
    const latex = String(node.attrs['latex']);
    dom.textContent = latex === '' ? '∑' : latex;
    dom.classList.toggle('writing-formula-empty', latex === '');
    const show = () => dom.removeAttribute('data-waiting');
    const drawWith = (tool: Katex) => {
      show();
      drawFormula(tool, dom, latex, isBlock);
    };
    const tool = katexNow();
    if (latex === '') show();
    else if (tool) drawWith(tool);
    else {
      dom.setAttribute('data-waiting', '');
      void loadKatex().then(drawWith, show);
    }
  };
  draw(first);
  return {
    dom,
    update: (node: ProseNode) => {
      if (node.type !== first.type) return false;
      draw(node);
      return true;
    },
    ignoreMutation: () => true,
  };
}

/** A formula on its own line. */
export const FormulaBlock = formulaNode('formulaBlock', true);

/** A formula between words. */
export const FormulaNode = formulaNode('formula', false).extend({
  addCommands: () => ({
    insertFormula:
      (latex) =>
      ({ chain, state }) => {
        const at = state.selection.from;
        return chain().insertContent({ type: 'formula', attrs: { latex } }).setNodeSelection(at).run();
      },
    toggleFormulaBlock:
      () =>
      ({ chain, state }) => {
        const { from, $from } = state.selection;
        const node = state.doc.nodeAt(from);
        if (node?.type.name === 'formulaBlock') {
          const inside = { type: 'formula', attrs: node.attrs };
          return chain()
            .insertContent({ type: 'paragraph', content: [inside] })
            .run();
        }
        if (node?.type.name !== 'formula' || $from.depth > 1) return false;
        return chain().insertContent({ type: 'formulaBlock', attrs: node.attrs }).run();
      },
    openFormula:
      () =>
      ({ chain, state }) => {
        const { from } = state.selection;
        const node = state.doc.nodeAt(from);
        const latex = String(node?.attrs['latex'] ?? '');
        if (latex === '') return false;
        const isAlone = node?.type.name === 'formulaBlock';
        const text = { type: 'text', text: isAlone ? `$$${latex}$$` : `$${latex}$` };
        // before the closing sign: the second of two, since its paragraph begins one place further in
        const end = from + text.text.length - 1;
        return chain()
          .insertContent(isAlone ? { type: 'paragraph', content: [text] } : text)
          .setTextSelection(end)
          .run();
      },
  }),
  addKeyboardShortcuts() {
    return { 'Mod-/': () => this.editor.commands.insertFormula('') };
  },
});
