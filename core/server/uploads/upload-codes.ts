/** Codes of the tus protocol that no other call has. */
export const uploadCodes = {
  preconditionFailed: 412,
  /** 423: another request writes, or took over. Clients try again. */
  locked: 423,
  /** 460 Checksum Mismatch. */
  wrongChecksum: 460,
} as const;
