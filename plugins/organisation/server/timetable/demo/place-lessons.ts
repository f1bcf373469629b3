/** Lessons of one subject that a class has in a week. */
export interface Wanted {
  readonly classId: string;
  readonly subject: string;
  readonly teacherId: string | null;
  readonly lessons: number;
}

/** A lesson and its time. */
export interface Placed extends Wanted {
  readonly weekday: number;
  readonly period: number;
}

type Lesson = Wanted & { weekday: number; period: number };

const weekdays = [1, 2, 3, 4, 5];

/**
 * Places the lessons of a school in its week, so that nobody is in two places: first on days, evenly, then on periods. Each
 * day is a graph of classes and teachers whose edges are coloured with periods: as many as anybody has lessons are enough
 * (König).
 */
export function placeLessons(wanted: readonly Wanted[], periods: number): Placed[] {
  const lessons = onDays(wanted, periods);
  for (const weekday of weekdays) new DayColours(periods).colour(lessons.filter((one) => one.weekday === weekday));
  return lessons;
}

/** Gives each lesson the day that has least: of its subject, then of its class and its teacher. */
function onDays(wanted: readonly Wanted[], periods: number): Lesson[] {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const lessons: Lesson[] = [];
  for (const one of wanted.toSorted((a, b) => b.lessons - a.lessons)) {
    for (let number = 0; number < one.lessons; number++) {
      const keysOf = (day: number) => [
        `${one.classId} ${one.subject} ${day}`,
        `${one.classId} ${day}`,
        `${one.teacherId} ${day}`,
      ];
      const weight = (day: number) => {
        const [ofSubject = 0, ofClass = 0, ofTeacher = 0] = keysOf(day).map(count);
        const isFull = ofClass >= periods || (one.teacherId !== null && ofTeacher >= periods);
        return (isFull ? 10_000 : 0) + ofSubject * 100 + ofClass * 3 + (one.teacherId ? ofTeacher : 0);
      };
      const weekday = weekdays.toSorted((a, b) => weight(a) - weight(b))[0]!;
      for (const key of keysOf(weekday)) counts.set(key, count(key) + 1);
      lessons.push({ ...one, weekday, period: 0 });
    }
  }
  return lessons;
}

/** Colours the lessons of a day with periods: no class and no teacher has two of one colour. */
class DayColours {
  /** Class or teacher → period → lesson. */
  readonly #at = new Map<string, Map<number, Lesson>>();

  constructor(private readonly periods: number) {}

  colour(lessons: readonly Lesson[]): void {
    for (const lesson of lessons) {
      const [ofClass, ofTeacher] = [this.#free(lesson.classId), this.#free(teacherOf(lesson))];
      const shared = ofClass.find((period) => ofTeacher.includes(period));
      if (shared === undefined) this.#exchange(teacherOf(lesson), ofTeacher[0]!, ofClass[0]!);
      this.#put(lesson, shared ?? ofClass[0]!);
    }
  }

  #free(who: string): number[] {
    const taken = this.#at.get(who);
    return Array.from({ length: this.periods }, (_, at) => at + 1).filter((period) => !taken?.has(period));
  }

  /** Exchanges two periods along the path of those who have one of them, so that the first person has `free` no longer. */
  #exchange(from: string, free: number, wanted: number): void {
    const path: Lesson[] = [];
    let [who, period] = [from, wanted];
    for (let next = this.#at.get(who)?.get(period); next; next = this.#at.get(who)?.get(period)) {
      path.push(next);
      who = who === next.classId ? teacherOf(next) : next.classId;
      period = period === wanted ? free : wanted;
    }
    for (const lesson of path) this.#take(lesson);
    for (const lesson of path) this.#put(lesson, lesson.period === wanted ? free : wanted);
  }

  #put(lesson: Lesson, period: number): void {
    lesson.period = period;
    for (const who of [lesson.classId, teacherOf(lesson)])
      this.#at.set(who, (this.#at.get(who) ?? new Map<number, Lesson>()).set(period, lesson));
  }

  #take(lesson: Lesson): void {
    for (const who of [lesson.classId, teacherOf(lesson)])
      if (this.#at.get(who)?.get(lesson.period) === lesson) this.#at.get(who)!.delete(lesson.period);
  }
}

/** A lesson without a teacher keeps nobody from anything. */
const teacherOf = ({ teacherId, classId, subject }: Wanted) => teacherId ?? `nobody ${classId} ${subject}`;
