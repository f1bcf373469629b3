declare module '@20minutes/s3rver' {
  /** An S3 server over a folder, of which the package says no types. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
