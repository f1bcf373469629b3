// Questions about a graph of names: reachable nodes, cycles, levels.

/** @typedef {Map<string, Map<string, number>>} Graph from, to, how often */

/**
 * @param {Iterable<{ from: string, to: string }>} arrows
 * @returns {Graph}
 */
export function graphOf(arrows) {
  /** @type {Graph} */
  const graph = new Map();
  for (const { from, to } of arrows) {
    if (!graph.has(from)) graph.set(from, new Map());
    if (!graph.has(to)) graph.set(to, new Map());
    const out = graph.get(from);
    if (from !== to) out?.set(to, (out.get(to) ?? 0) + 1);
  }
  return graph;
}

/** The same arrows the other way round. @param {Graph} graph @returns {Graph} */
export function reversed(graph) {
  /** @type {Graph} */
  const back = new Map([...graph.keys()].map((name) => [name, new Map()]));
  for (const [from, out] of graph) for (const [to, times] of out) back.get(to)?.set(from, times);
  return back;
}

/**
 * @param {Graph} graph
 * @param {Iterable<string>} starts
 * @param {(name: string) => boolean} [passes] whether to continue from here
 * @returns {Set<string>} the starts and all that can be reached from them
 */
export function reached(graph, starts, passes = () => true) {
  const seen = new Set(starts);
  for (const name of seen) if (passes(name)) for (const next of graph.get(name)?.keys() ?? []) seen.add(next);
  return seen;
}

/**
 * Groups that reach each other (Tarjan), those first to which the others point.
 * @param {Graph} graph
 * @returns {string[][]} a name without a circle is a group of one
 */
export function groupsOf(graph) {
  const order = new Map();
  const low = new Map();
  const open = new Set();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const groups = [];
  const enter = (/** @type {string} */ name) => {
    order.set(name, order.size);
    low.set(name, order.get(name));
    stack.push(name);
    open.add(name);
    return { name, rest: [...(graph.get(name)?.keys() ?? [])] };
  };
  for (const start of graph.keys()) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const next = at.rest.pop();
      if (next !== undefined) {
        if (!order.has(next)) path.push(enter(next));
        else if (open.has(next)) low.set(at.name, Math.min(low.get(at.name), order.get(next)));
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) low.set(above.name, Math.min(low.get(above.name), low.get(at.name)));
      if (low.get(at.name) !== order.get(at.name)) continue;
      const group = stack.splice(stack.indexOf(at.name));
      for (const one of group) open.delete(one);
      groups.push(group);
    }
  }
  return groups;
}

/** Groups of more than one name. @param {Graph} graph */
export const circlesOf = (graph) => groupsOf(graph).filter((group) => group.length > 1);

/**
 * Floors of a building whose rooms need others: in each circle the room that is needed most in proportion stands lowest, and
 * what it needs of higher ones is an arrow up.
 * @param {Graph} graph
 * @returns {{ floors: string[][], up: { from: string, to: string, times: number }[] }} the ground floor first
 */
export function floorsOf(graph) {
  const order = groupsOf(graph).flatMap((group) => orderOf(group, graph));
  const place = new Map(order.map((name, at) => [name, at]));
  const up = [];
  /** @type {Map<string, number>} */
  const height = new Map();
  for (const from of order) {
    let floor = 0;
    for (const [to, times] of graph.get(from) ?? [])
      if ((place.get(to) ?? 0) > (place.get(from) ?? 0)) up.push({ from, to, times });
      else floor = Math.max(floor, (height.get(to) ?? 0) + 1);
    height.set(from, floor);
  }
  /** @type {string[][]} */
  const floors = [];
  for (const [name, floor] of height) {
    floors[floor] ??= [];
    floors[floor].push(name);
  }
  return { floors, up: up.sort((a, b) => b.times - a.times) };
}

/** Few arrows up in a circle: again and again the one that needs least of the rest beside what it is needed for (Eades). */
function orderOf(group, graph) {
  const rest = new Set(group);
  const order = [];
  const sum = (from, to) => graph.get(from)?.get(to) ?? 0;
  while (rest.size > 0) {
    let best;
    let bestScore = -Infinity;
    for (const name of [...rest].sort()) {
      let score = 0;
      for (const other of rest) score += sum(other, name) - sum(name, other);
      if (score > bestScore) [best, bestScore] = [name, score];
    }
    order.push(best);
    rest.delete(best);
  }
  return order;
}
