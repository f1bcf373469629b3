/** A path of this platform, or null: `//elsewhere.example` and `/\elsewhere.example` name another host. */
export function ownPath(target: string | null | undefined): string | null {
  return target && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(target) ? target : null;
}
