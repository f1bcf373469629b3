/** A word of students' questions, with how many of them use it. */
export interface AskedWord {
  readonly word: string;
  readonly count: number;
}

/** What joins words, asks or is polite: it says nothing of what is asked about, and ends a word. */
const fillers =
  /为什么|怎么样|怎么|怎样|什么|哪里|哪个|哪些|是不是|有没有|能不能|可不可以|可以|不懂|不会|不太|不明白|明白|知道|老师|同学|请问|这个|那个|这里|这样|那样|时候|如果|但是|因为|所以|还是|或者|不是|就是|还想问|想问|一下|一个|应该|需要|的话|[的了吗呢吧啊呀我你他她它们是在有和与或把被也都就还要会能很太又再没不]/gu;
const latinFillers = new Set(
  'the a an and or but if is are was were be do does did can could how why what when where which who to of in on for with it this that i we you not my our your'.split(
    ' ',
  ),
);

const longestWord = 4;

/** Words that at least two students ask about, the most frequent first. Chinese has no spaces: runs of two to four characters count. */
export function askedWords(questions: readonly string[], most = 8): AskedWord[] {
  const counts = new Map<string, number>();
  for (const question of questions) for (const word of wordsOf(question)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const found = [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count || other.word.length - one.word.length);
  // a piece of a longer word that is as frequent is no word of its own
  const whole = found.filter(
    ({ word, count }) =>
      !found.some((other) => other.word !== word && other.word.includes(word) && other.count >= count),
  );
  return whole.slice(0, most);
}

/** Each once, however often a question has it. */
function wordsOf(question: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [latin] of question.toLowerCase().matchAll(/[a-z][a-z-]+/g))
    if (!latinFillers.has(latin)) words.add(latin);
  for (const [run] of question.replaceAll(fillers, ' ').matchAll(/\p{Script=Han}{2,}/gu))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 2; to <= Math.min(run.length, from + longestWord); to++) words.add(run.slice(from, to));
  return words;
}
