import type { Id } from 'edutech/core/common/ids';

/** A student who is to be seated. */
export interface Seatable {
  readonly personId: Id;
  readonly classId: Id;
  /** Of the twelve. */
  readonly grade: number;
  readonly classNumber: number;
  /** Year in which the class's school year began. */
  readonly year: number;
}

/** A room as it is planned: of one class, or with so many seats for whoever comes next by number. */
export interface RoomPlan {
  readonly roomId: Id;
  readonly classId?: Id | undefined;
  readonly seats?: number | undefined;
}

export interface Seated extends Seatable {
  readonly roomId: Id;
  readonly seat: number;
  readonly admission: string;
}

const two = (value: number) => String(value % 100).padStart(2, '0');

/** Year, grade, class and number in the class: `260703018`. */
export const admissionOf = ({ year, grade, classNumber }: Seatable, number: number): string =>
  `${two(year)}${two(grade)}${two(classNumber)}${String(number).padStart(3, '0')}`;

/**
 * Seats students in the order in which they are given, which is that of classes and numbers. A class that has a room of its own
 * fills it, the others fill the remaining rooms one after the other. Null: there are not enough seats.
 */
export function seatStudents(students: readonly Seatable[], rooms: readonly RoomPlan[]): Seated[] | null {
  const taken = new Map<Id, number>();
  const numbers = new Map<Id, number>();
  const seated: Seated[] = [];
  for (const student of students) {
    const number = (numbers.get(student.classId) ?? 0) + 1;
    numbers.set(student.classId, number);
    const hasSeat = ({ roomId, seats = 300 }: RoomPlan) => (taken.get(roomId) ?? 0) < seats;
    const own = rooms.find((room) => room.classId === student.classId && hasSeat(room));
    const room = own ?? rooms.find((one) => one.classId === undefined && hasSeat(one));
    if (!room) return null;
    const seat = (taken.get(room.roomId) ?? 0) + 1;
    taken.set(room.roomId, seat);
    seated.push({ ...student, roomId: room.roomId, seat, admission: admissionOf(student, number) });
  }
  return seated;
}
