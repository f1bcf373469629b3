import { explain, fill, single, truth, type WrittenQuestion } from '../written';

/** 英语七年级上册: what is read, heard and filled in as a whole. */
export const englishPassages: readonly WrittenQuestion[] = [
  {
    slug: 'first-day-cloze',
    difficulty: 3,
    chapter: 'Unit 3 My School/Section B What makes a school special?',
    knowledge: ['语言技能/读/完形填空'],
    kind: 'final',
    year: 2025,
    region: '云州市',
    measured: [367, 0.58],
    type: 8,
    stem: `Read the passage and choose the best answers.
^ Our School Farm
> Behind the teaching building of our school, there is a small farm. It is not big, ___ everyone loves it. Each class has a piece of land and ___ vegetables there. On Friday afternoons, we take off our school shoes, put on old ones and go to ___ . Some of us water the plants; ___ look for insects with Mr Luo, our science teacher.
> Last month we got over sixty kilos of tomatoes. We did not ___ them all. We sent half of them to the old people’s home next to our school. One grandma there said, “They taste like the tomatoes of my childhood.” We were very proud.`,
    parts: [
      single('', ['or', 'but', 'so', 'because'], 'B', { points: 2 }),
      single('', ['grows', 'buys', 'sells', 'paints'], 'A', { points: 2 }),
      single('', ['sleep', 'school', 'work', 'bed'], 'C', { points: 2 }),
      single('', ['other', 'others', 'another', 'the other'], 'B', {
        points: 2,
        analysis: 'Some …, others … 一些……，另一些……',
      }),
      single('', ['draw', 'count', 'wash', 'keep'], 'D', { points: 2 }),
    ],
  },
  {
    slug: 'umbrella-reading',
    difficulty: 3,
    chapter: 'Unit 6 A Day in the Life/Section B How can routines help you?',
    knowledge: ['语言技能/读/细节理解', '语言技能/读/推理判断'],
    kind: 'unified',
    year: 2026,
    region: '云州市',
    measured: [358, 0.63],
    type: 9,
    stem: `Read the passage and do the exercises.
^ The Umbrella Box
> At Bus Stop 12 near Yunzhou Bridge there is a green box. It is full of umbrellas, and nobody sells them. When it rains, people take one; when the sun comes out, they bring it back. On the box are four words: “Take one. Bring one.”
> The box belongs to Mr Qin, a retired bus driver of sixty-eight. “I drove this road for thirty years,” he says. “On rainy days, I saw so many children get wet.” At first he put only ten umbrellas in it. After a month there were four. He did not give up. He wrote his story on a card, and students from the middle school nearby began to help. Now there are more than fifty.
| Month | April | May | June |
| Umbrellas in the box | 10 | 4 | 53 |`,
    parts: [
      single(
        'What can people do with the umbrellas in the box?',
        ['Buy them', 'Borrow them', 'Paint them', 'Throw them away'],
        'B',
        { points: 2 },
      ),
      single(
        'Why did Mr Qin start the box?',
        ['He sold umbrellas.', 'He saw children get wet.', 'His school asked him to.', 'He wanted to be famous.'],
        'B',
        {
          points: 2,
        },
      ),
      truth('There were more umbrellas in May than in April.', false),
      fill('More than ___ umbrellas are in the box now.', [['fifty', '50']], { points: 2 }),
      explain(
        'What do you think of Mr Qin? Give one reason. (about 20 words)',
        'I think he is kind and patient, because he did not give up when most of the umbrellas were gone.',
        { points: 4 },
      ),
    ],
  },
  {
    slug: 'what-you-hear',
    difficulty: 1,
    chapter: 'Starter Unit 1 Hello!/Section B How do you start a conversation?',
    knowledge: ['语言技能/听/听辨关键信息'],
    measured: [142, 0.89],
    type: 7,
    stem: 'Listen to the tune that opens our school’s English programme. It is played twice. Then choose the right answers.',
    recording: { file: 'melody.mp3', seconds: 8 },
    transcript: '(A bright tune of about eight seconds, without words.)',
    parts: [
      single('What do you hear?', ['Rain', 'A tune', 'A dog', 'A bus'], 'B', { points: 2 }),
      truth('Somebody sings in it.', false, { points: 2 }),
      fill('It lasts about ___ seconds.', [{ accepted: ['8', 'eight'], comparison: 'text' }], { points: 2 }),
    ],
  },
  {
    slug: 'at-the-lost-and-found',
    difficulty: 2,
    chapter: 'Starter Unit 2 Keep Tidy!/Section A What do you have?',
    knowledge: ['语言技能/听/听辨关键信息'],
    source: 1,
    type: 7,
    stem: 'Listen to a conversation at the lost-and-found office and choose the right answers.',
    transcript: `W: Hello! Can I help you?
M: Yes, please. I can’t find my pencil box.
W: What colour is it?
M: It’s yellow, and there are three pens and a ruler in it.
W: Is this yours? It was in the music room.
M: Yes, it is! Thank you so much.`,
    parts: [
      single('What does the boy look for?', ['His schoolbag', 'His pencil box', 'His ruler', 'His cap'], 'B', {
        points: 2,
      }),
      single('Where was it?', ['In the music room', 'In the library', 'In the art room', 'On the sports field'], 'A', {
        points: 2,
      }),
      fill('There are ___ pens and a ruler in it.', [['three', '3']], { points: 2 }),
    ],
  },
];
