/** Shorter texts say too little: "第3题" of two books is not the same exercise. Characters. */
const least = 8;

/**
 * By which exercises of students' own books are known as the same: letters and digits only, in one width and case. Empty for
 * texts that are too short to tell, and such exercises stay alone until a teacher merges them.
 */
export function exerciseKey(words: string): string {
  const key = words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}<>=+\-*/^]/gu, '');
  return key.length < least ? '' : key.slice(0, 300);
}
