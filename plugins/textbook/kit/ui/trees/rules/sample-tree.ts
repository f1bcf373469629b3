import { outlineOf, type TreeNode } from './outline';

/** A small book for tests: the indent before a name gives its level. */
const written = `
1 第十七章 勾股定理
2 17.1 勾股定理
2 17.2 勾股定理的逆定理
1 第十九章 一次函数
2 19.1 函数
3 19.1.1 变量与函数
3 19.1.2 函数的图象
2 19.2 一次函数
1 第二十章 数据的分析
`;

/** Its nodes, under ids that are the first words of their names. */
export const sampleNodes: readonly TreeNode[] = written
  .trim()
  .split('\n')
  .reduce<{ nodes: TreeNode[]; above: string[] }>(
    ({ nodes, above }, line) => {
      const level = Number(line[0]);
      const name = line.slice(2);
      const id = name.split(' ')[0]!;
      const parentId = above[level - 2] ?? null;
      return { nodes: [...nodes, { id, name, parentId }], above: [...above.slice(0, level - 1), id] };
    },
    { nodes: [], above: [] },
  ).nodes;

export const sampleOutline = outlineOf(sampleNodes);
