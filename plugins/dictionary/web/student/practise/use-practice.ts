import { useEffect, useMemo, useRef, useState } from 'react';
import { useOffline } from 'edutech/core/web/hooks';
import { myDay, strokesOf } from '../../../api';
import { gradeOf } from '../../../model/practice/check-answer';
import {
  answerFirst,
  beginSession,
  keyOf,
  type Session,
  type Task,
  withoutAnswered,
} from '../../../model/practice/session';
import { signsOf } from '../../../model/word';
import type { Word } from '../../../api/records';
import { routes } from '../../../routes';
import { useVoice } from '../../shared/use-voice';
import type { DayData } from '../load-day';
import { useLog } from './use-log';

/** What an answer was, and how it came out. */
export interface Answered {
  readonly isRight: boolean;
  readonly given: string;
  readonly hints: number;
  readonly voiceId?: string;
}

/** The longest that one word counts: somebody went away. Seconds. */
const longest = 300;

/** A practice on this page: the word that is asked, what was answered, the log that keeps it. */
export function usePractice({ day, input }: DayData) {
  const log = useLog();
  const kept = useKept({ day, input });
  const voice = useVoice(kept);
  const words = useMemo(() => new Map(day.words.map((word) => [word.wordId, word])), [day]);
  const [session, setSession] = useState<Session | null>(null);
  const [told, setTold] = useState<Answered | null>(null);
  /** How many words were answered: each is asked afresh, also one that comes again at once. */
  const [turn, setTurn] = useState(0);
  const began = useRef(0);
  const offline = useOffline();
  // Begins once the log says what this device has answered since the day was kept
  useEffect(() => {
    const { journal } = log;
    if (!journal || session) return;
    const answered = [...journal.unsaved.values()].filter(({ grade }) => grade > 1);
    began.current = Date.now();
    setSession(beginSession(withoutAnswered(day.tasks, new Set(answered.map(keyOf)))));
  }, [log, session, day]);
  const task: Task | undefined = session?.queue[0];
  const word = task && (words.get(task.wordId) as Word);
  const answer = (answered: Answered) => {
    if (!task || told) return;
    const seconds = Math.min(longest, Math.round((Date.now() - began.current) / 1000));
    const { isRight, hints, given, voiceId = null } = answered;
    log.write({ ...task, grade: gradeOf(isRight, hints), given: given.slice(0, 200), voiceId, seconds });
    setTold(answered);
  };
  const next = () => {
    if (!session || !told) return;
    const after = answerFirst(session, told.isRight);
    began.current = Date.now();
    setTold(null);
    setTurn(turn + 1);
    setSession(after);
    // opened again without a network, the page goes on where it stands
    const left = new Map(after.queue.map((one) => [keyOf(one), one]));
    const tasks = day.tasks.filter((one) => left.has(keyOf(one)));
    offline.keep(myDay, input, { ...day, tasks });
  };
  const assignment = day.assignments.find(({ assignmentId }) => assignmentId === input.assignmentId);
  return { session, turn, task, word, told, answer, next, log, voice, words, assignment, all: day.tasks };
}
export type Practice = ReturnType<typeof usePractice>;

/** Lays the day's recordings and strokes on the device, and keeps the page itself. */
function useKept({ day, input }: Pick<DayData, 'day' | 'input'>) {
  const offline = useOffline();
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const first = useRef({ day, input });
  // Once: the day does not change while it is practised
  useEffect(() => {
    const { words, tasks } = first.current.day;
    let isGone = false;
    const sounds = words.flatMap(({ audioId, audio, audioBytes }) =>
      audioId && audio ? [{ fileId: audioId, address: audio, bytes: audioBytes }] : [],
    );
    void offline.files(sounds).then((found) => {
      if (!isGone) setKept(found);
    });
    const written = new Set(tasks.filter(({ mode }) => mode === 'strokes').map(({ wordId }) => wordId));
    const signs = new Set(words.filter(({ wordId }) => written.has(wordId)).flatMap(({ text }) => signsOf(text)));
    for (const sign of signs) void offline.call(strokesOf, { sign }, { quiet: true }).catch(() => undefined);
    offline.keepPage(routes.practise.path);
    offline.keepPage(routes.studentList.path);
    return () => {
      isGone = true;
    };
  }, [offline]);
  return kept;
}
