// Searching a library of two hundred thousand words, and the next words of a student who has practised for a year.
import pg from 'pg';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { superuser } from '../../../host/build/database/postgres.mjs';
import { listWords, myDay } from 'edutech/plugins/dictionary/api';
import { type Caller, signedIn } from '../../support/people';
import { callAs, openDesk } from '../support/desk';
import { median, verdict } from '../support/figures';
import { load } from '../support/load';

const size = 200_000;
const practised = 4000;
const rounds = 30;
/** Issue 16: next word and library search. Milliseconds. */
const limits = { search: 100, next: 50 };

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const { product, office, close } = await openDesk(context);
  try {
    const { teacher: owner, student } = office.world.people;
    await pile(product.ownerUrl, owner.personId, student.personId, office.world.schoolId);
    const teacher = await signedIn(office, 'teacher');
    const learner = await signedIn(office, 'student');
    const measured = async (
      what: string,
      who: Caller,
      endpoint: typeof listWords | typeof myDay,
      inputs: object[],
      limit: number,
    ) => {
      const times: number[] = [];
      for (let at = -3; at < rounds; at += 1) {
        const body = inputs[(at + 3) % inputs.length] as Readonly<Record<string, unknown>>;
        const seconds = await load({
          port: product.port,
          connections: 1,
          requests: 1,
          callOf: () => callAs(who, endpoint, body),
        });
        if (at >= 0) times.push(seconds * 1000);
      }
      const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
      return [what, median(times).toFixed(0), slowest.toFixed(0), limit, verdict(slowest <= limit)];
    };
    const typed = ['w1', 'w12345', 'meaning77', 'none'].map((q) => ({ q, page: 1, pageLine: 20 }));
    const opened = [{}, { language: 'en' }].map((wish) => ({ ...wish, page: 1, pageLine: 20 }));
    return [
      {
        title: 'Words',
        note: `A library of ${size.toLocaleString('en')} words, a student who has practised ${practised.toLocaleString('en')} of them; ${rounds} calls over HTTP after three that warm up.`,
        columns: ['call', 'median ms', 'p95 ms', 'limit ms', 'kept'],
        rows: [
          await measured('search of the library', teacher, listWords, typed, limits.search),
          await measured('library opened', teacher, listWords, opened, limits.search),
          await measured('words of today', learner, myDay, [{}], limits.next),
        ],
      },
    ];
  } finally {
    await close();
  }
}

/** Words of the city with their keys, and the memory of one student. */
async function pile(ownerUrl: string, ownerId: string, studentId: string, schoolId: string): Promise<void> {
  const url = new URL(ownerUrl);
  url.username = superuser;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const uuid = (name: string) => `md5('${name} ' || n)::uuid`;
  const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
  await run(
    `insert into dictionary.unit (id, owner_person_id, level, language, book, title, changed_at)
     select ${uuid('unit')}, $1, 3, 'en', 'Book ' || n / 20, 'Unit ' || n, now() from generate_series(1, ${size / 40}) n`,
    [ownerId],
  );
  await run(
    `insert into dictionary.word (id, unit_id, owner_person_id, level, language, position, text, meaning, changed_at)
     select ${uuid('word')}, md5('unit ' || (n % ${size / 40} + 1))::uuid, $1, 3, 'en', n % 40, 'w' || n, 'meaning' || n, now()
     from generate_series(1, ${size}) n`,
    [ownerId],
  );
  await run(
    `insert into dictionary.word_key (word_id, key, owner_person_id, level)
     select ${uuid('word')}, k.key, $1, 3 from generate_series(1, ${size}) n, lateral (values ('w' || n), ('meaning' || n)) k (key)`,
    [ownerId],
  );
  await run(
    `insert into dictionary.memory (school_id, person_id, word_id, skill, due_at, stability, difficulty, reps, lapses, card_state,
       reviewed_at, right_in_row)
     select $1, $2, ${uuid('word')}, 'write', now() + (n % 90 - 5) * interval '1 day', 10, 5, 3, 0, 2, now() - interval '9 days', 2
     from generate_series(1, ${practised}) n`,
    [schoolId, studentId],
  );
  await run('analyze dictionary.word, dictionary.word_key, dictionary.memory');
  await client.end();
}
