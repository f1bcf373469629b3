import { explain, fill, multiple, single, truth, type WrittenSet } from '../written';
import { englishPassages } from './english-passages';

const grammar = '语法：词法';
const tense = '语法：时态与语态/时态';

/** 英语七年级上册. */
export const english: WrittenSet = {
  book: 'junior-english-7a-pep',
  subject: 'english',
  stage: 'junior',
  grade: 7,
  tree: 'junior-english',
  owner: 'mustchange',
  school: '101',
  questions: [
    {
      slug: 'greeting-reply',
      difficulty: 1,
      chapter: 'Starter Unit 1 Hello!/Section A How do you greet people?',
      knowledge: ['语言技能/说/日常交际用语'],
      measured: [241, 0.93],
      ...single(
        '— Good morning, Ms Gao!\n— ________, Peter!',
        ['Good night', 'Good morning', 'Goodbye', 'Thank you'],
        'B',
        { points: 2 },
      ),
    },
    {
      slug: 'spell-pen',
      difficulty: 1,
      chapter: 'Starter Unit 1 Hello!/Section B How do you start a conversation?',
      ...fill('— How do you ___ your name?\n— P-E-T-E-R, Peter.', [['spell']], { points: 2 }),
    },
    {
      slug: 'what-colour',
      difficulty: 1,
      chapter: 'Starter Unit 2 Keep Tidy!/Section A What do you have?',
      ...single('— ________ is your schoolbag?\n— It’s dark blue.', ['What colour', 'How old', 'Where', 'Who'], 'A', {
        points: 2,
      }),
    },
    {
      slug: 'under-the-desk',
      difficulty: 2,
      chapter: 'Starter Unit 2 Keep Tidy!/Section B Where do you put your things?',
      knowledge: [`${grammar}/介词与连词/地点与方位介词`],
      measured: [203, 0.81],
      ...single(
        'Look at the picture. The ball is ________ the desk.\n[desk-ball.png]',
        ['on', 'in', 'under', 'behind'],
        'C',
        { points: 2 },
      ),
    },
    {
      slug: 'plural-forms',
      difficulty: 2,
      chapter: 'Starter Unit 3 Welcome!/Section B What is fun on a farm?',
      knowledge: [`${grammar}/名词/名词复数`],
      measured: [188, 0.69],
      ...fill(
        'There are three ___ (sheep), two ___ (baby) and some ___ (tomato) in the picture.',
        [['sheep'], ['babies'], ['tomatoes']],
        {
          points: 3,
        },
      ),
    },
    {
      slug: 'plural-or-not',
      difficulty: 2,
      chapter: 'Starter Unit 3 Welcome!/Section A What is fun in a yard?',
      knowledge: [`${grammar}/名词/可数名词与不可数名词`],
      ...multiple(
        'Which of these words have the same form in the singular and the plural?',
        ['sheep', 'goose', 'fish', 'deer', 'mouse'],
        'ACD',
        {
          points: 3,
          analysis: 'goose → geese, mouse → mice. “Fish” stays the same when one counts animals.',
        },
      ),
    },
    {
      slug: 'where-from',
      difficulty: 1,
      chapter: 'Unit 1 You and Me/Section A How do we get to know each other?',
      ...single('— Where ________ your new friend from?\n— She’s from Singapore.', ['am', 'is', 'are', 'be'], 'B', {
        points: 2,
      }),
    },
    {
      slug: 'be-verbs',
      difficulty: 1,
      chapter: 'Unit 1 You and Me/Section A How do we get to know each other?',
      knowledge: [`${grammar}/动词/系动词`],
      measured: [226, 0.84],
      ...fill(
        'Fill in <i>am</i>, <i>is</i> or <i>are</i>: My parents ___ teachers. I ___ twelve, and my sister ___ eight.',
        [['are'], ['am'], ['is']],
        {
          points: 3,
        },
      ),
    },
    {
      slug: 'introduce-yourself',
      difficulty: 3,
      chapter: 'Unit 1 You and Me/Section B What do we need to know about a new friend?',
      knowledge: ['语言技能/写/人物与事件描写'],
      ...explain(
        'Write a short introduction of yourself for the class’s wall (about 50 words). Say your name, where you live, what you like, and what you want to learn this year.',
        'Hi! I am Lin Yue. I live near the Yunjiang River in Yunzhou. I like drawing and playing badminton with my cousin. I am good at maths, but I am new to English plays. This year, I want to join the English club and learn to speak in front of many people.',
        {
          points: 10,
          rubric: [
            ['All four points', 4],
            ['Grammar and spelling', 3],
            ['Linking and layout', 3],
          ],
        },
      ),
    },
    {
      slug: 'possessives',
      difficulty: 2,
      chapter: 'Unit 2 We’re Family!/Section A What does family mean to you?',
      knowledge: [`${grammar}/代词/人称代词与物主代词`],
      measured: [194, 0.72],
      ...single('This is not my racket. It’s ________.', ['he', 'him', 'his', 'her'], 'C', {
        points: 2,
        analysis: '“his” 既是形容词性也是名词性物主代词；“her” 需用 “hers”。',
      }),
    },
    {
      slug: 'toms-room',
      difficulty: 3,
      chapter: 'Unit 2 We’re Family!/Section B How do family members care for each other?',
      knowledge: [`${grammar}/名词/名词所有格`],
      kind: 'monthly',
      year: 2025,
      ...single(
        '________ room is big. The twins share it.',
        ['Lucy’s and Lily’s', 'Lucy and Lily’s', 'Lucy’s and Lily', 'Lucy and Lily'],
        'B',
        {
          points: 2,
          analysis: '两人共有时，只在后一个名字后加 ’s。',
        },
      ),
    },
    {
      slug: 'third-person',
      difficulty: 2,
      chapter: 'Unit 2 We’re Family!/Section A What does family mean to you?',
      knowledge: [`${tense}/一般现在时`],
      measured: [217, 0.7],
      ...fill(
        'My grandpa ___ (have) an old bike. He ___ (go) fishing every Sunday, but he ___ (not like) cold weather.',
        [['has'], ['goes'], ['doesn’t like', "doesn't like", 'does not like']],
      ),
    },
    {
      slug: 'there-be',
      difficulty: 2,
      chapter: 'Unit 3 My School/Section A What do you like about your school?',
      knowledge: ['语法：句法/简单句/There be 句型'],
      measured: [181, 0.75],
      ...single(
        'There ________ a dining hall and two sports fields in our school.',
        ['is', 'are', 'has', 'have'],
        'A',
        {
          points: 2,
          analysis: '就近原则：靠近 be 的主语是 a dining hall。',
        },
      ),
    },
    {
      slug: 'school-map',
      difficulty: 2,
      chapter: 'Unit 3 My School/Section A What do you like about your school?',
      source: 2,
      ...truth('“across from the library” means “on the other side of the road from the library”.', true),
    },
    {
      slug: 'why-this-subject',
      difficulty: 1,
      chapter: 'Unit 4 My Favourite Subject/Section A Why do you like this subject?',
      ...single(
        '— ________ do you like science?\n— Because it’s full of surprises.',
        ['What', 'When', 'Why', 'Who'],
        'C',
        { points: 2 },
      ),
    },
    {
      slug: 'so-and-because',
      difficulty: 3,
      chapter: 'Unit 4 My Favourite Subject/Section B How can subjects help with your future?',
      knowledge: [`${grammar}/介词与连词/从属连词`],
      ...truth('The sentence “Because history is interesting, so I like it.” is right.', false, {
        analysis: 'because 与 so 不能同时使用。',
      }),
    },
    {
      slug: 'can-you',
      difficulty: 1,
      chapter: 'Unit 5 Fun Clubs/Section A Can you do …?',
      knowledge: [`${grammar}/动词/情态动词`],
      measured: [230, 0.87],
      ...single(
        '— Can your brother play the erhu?\n— ________. He practises it every day.',
        ['Yes, he is', 'Yes, he can', 'No, he can’t', 'Yes, he does'],
        'B',
        {
          points: 2,
        },
      ),
    },
    {
      slug: 'articles-of-instruments',
      difficulty: 2,
      chapter: 'Unit 5 Fun Clubs/Section A Can you do …?',
      knowledge: [`${grammar}/冠词与数词/定冠词`, `${grammar}/冠词与数词/零冠词`],
      ...fill(
        'Put in <i>a</i>, <i>an</i>, <i>the</i> or “/”: My cousin plays ___ piano and ___ chess. She is ___ honest girl.',
        [['the'], ['/', '／', '-'], ['an']],
      ),
    },
    {
      slug: 'times-of-day',
      difficulty: 2,
      chapter: 'Unit 6 A Day in the Life/Section A How do you spend your day?',
      knowledge: [`${grammar}/介词与连词/时间介词`],
      measured: [209, 0.68],
      ...single('We have an art show ________ the morning of 1 June.', ['in', 'on', 'at', 'for'], 'B', {
        points: 2,
        analysis: '具体某一天的上午用 on。',
      }),
    },
    {
      slug: 'birthday-date',
      difficulty: 2,
      chapter: 'Unit 7 Happy Birthday!/Section A How do we celebrate birthdays?',
      knowledge: [`${grammar}/冠词与数词/基数词与序数词`],
      ...fill(
        'Today is my grandma’s ___ (seventy) birthday. I want to buy her ___ (twelve) roses.',
        [
          ['seventieth', '70th'],
          ['twelve', '12'],
        ],
        {
          points: 3,
        },
      ),
    },
    {
      slug: 'translate-club',
      difficulty: 3,
      chapter: 'Unit 5 Fun Clubs/Section B What can you learn in a club?',
      source: 1,
      ...explain(
        'Put into English: 我想加入图书社，因为我擅长讲故事。',
        'I want to join the book club because I am good at telling stories.',
        { points: 3 },
      ),
    },
    ...englishPassages,
  ],
};
