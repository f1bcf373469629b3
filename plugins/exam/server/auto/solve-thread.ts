// A separate program: a search holds a processor for a third of a second, which nobody else's calls are to wait for.
import { serveTasks } from 'edutech/plugins/questions/kit/server/threads/serve-tasks';
import { type Problem, solve, unmetCells } from '../../model/auto/solve';

serveTasks<Problem>(async (problem) => {
  const solutions = solve(problem);
  return { solutions, cells: unmetCells({ ...problem, solutions }) };
});
