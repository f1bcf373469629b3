import Type, { type Static } from 'typebox';
import { actionExpiry } from '../../common/browser/storage-lifetimes';
import { token } from '../../common/token';

/** Every setting of a deployment: unit, default and meaning. An unknown or wrong one stops the start with one sentence. */
export const SettingsSchema = Type.Object(
  {
    cityName: Type.String({ default: '云州市', description: 'Name of the city, in Chinese.' }),
    cityNameEn: Type.String({ default: 'Yunzhou', description: 'Name of the city, in English.' }),
    platformName: Type.String({ default: '云州智慧教育', description: 'Name of the platform, in Chinese.' }),
    platformNameEn: Type.String({
      default: 'Yunzhou Smart Education',
      description: 'Name of the platform, in English.',
    }),
    organiser: Type.String({
      default: '',
      description: 'Who runs the platform, in Chinese; empty: the education bureau of the city.',
    }),
    organiserEn: Type.String({
      default: '',
      description: 'Who runs the platform, in English; empty: the education bureau of the city.',
    }),
    hotline: Type.String({ default: '', description: 'Service hotline, shown at the foot of public pages.' }),
    icpRecord: Type.String({ default: '', description: 'ICP record number, shown at the foot of public pages.' }),
    policeRecord: Type.String({
      default: '',
      description: 'Public security record number, shown at the foot of public pages.',
    }),
    idleMilliseconds: Type.Integer({
      default: actionExpiry,
      minimum: 60_000,
      description: 'Time without an action after which a person is signed out. Milliseconds.',
    }),
    sharedIdleMilliseconds: Type.Integer({
      default: 600_000,
      minimum: 60_000,
      description: 'The same at a shared computer, where it counts down visibly before. Milliseconds.',
    }),
    sessionHours: Type.Number({ default: 12, minimum: 0.1, maximum: 720, description: 'Life of a session. Hours.' }),
    rememberDays: Type.Number({
      default: 7,
      minimum: 0,
      maximum: 30,
      description: 'Life of a session that is to be remembered on the device. Days.',
    }),
    sealAllWrites: Type.Boolean({
      default: false,
      description: 'Asks for encrypted requests (secretRequest) on every write.',
    }),
    publicOrigin: Type.String({
      default: '',
      description:
        'Origin under which people reach the platform, such as https://edu.example.cn; empty: the Host header of localhost is trusted.',
    }),
    trustProxy: Type.Union([Type.Boolean(), Type.Integer({ minimum: 1, maximum: 9 })], {
      default: false,
      description:
        'Reverse proxies in front whose X-Forwarded-* headers are believed: false none, true one, a number so many. One too many lets callers claim any address.',
    }),
    tlsCertificate: Type.String({ default: '', description: 'Path of the TLS certificate chain (PEM).' }),
    tlsKey: Type.String({ default: '', description: 'Path of the TLS private key (PEM).' }),
    mailUrl: Type.String({
      default: '',
      description: 'SMTP address (smtp://user:password@host:port); empty: no mail is sent.',
    }),
    mailFrom: Type.String({ default: '', description: 'Sender of mails.' }),
    roots: Type.Record(Type.String(), Type.String(), {
      default: {},
      description: 'API roots that stand elsewhere: root → base address.',
    }),
    skyClassKeys: Type.Record(Type.String(), Type.String(), {
      default: {},
      description: 'Keys of sky-class sites that may sign auto-login links: key id → secret (at least 32 characters).',
    }),
    passwordPolicy: Type.Union([Type.Literal('standard'), Type.Literal('dengbao')], {
      default: 'standard',
      description: 'Preset for passwords: standard (8 characters, two kinds) or dengbao (10 characters, three kinds).',
    }),
    secondFactor: Type.Union([Type.Literal('none'), Type.Literal('administrators'), Type.Literal('staff')], {
      default: 'none',
      description:
        'Who must sign in with a second factor (one-time code or passkey): none, administrators, or staff (all but pupils and guests). Administrators always must where publicOrigin or TLS is set.',
    }),
    askAgreements: Type.Boolean({
      default: false,
      description:
        'Asks everybody from 14 on to accept the terms of use and the privacy notice before the first session, and again when a new version is in force. Until then nobody gets further than that.',
    }),
    separateDuties: Type.Boolean({
      default: false,
      description:
        'Shares the administration of the city among a system, a security and an audit administrator (等保); always so with the password policy dengbao. It holds as soon as each duty has a holder.',
    }),
    auditDays: Type.Integer({
      default: 400,
      minimum: 180,
      maximum: 3660,
      description: 'How long audit records are kept; the law asks for 180 at least. Days.',
    }),
    requestsPerMinute: Type.Integer({
      default: 600,
      minimum: 10,
      description: 'Calls a minute for one person or, signed out, for one address, before 429.',
    }),
    accessLog: Type.Boolean({
      default: true,
      description: 'Writes one log line for each request: who, what, how long, how much; never what was in it.',
    }),
    metricsToken: Type.String({
      default: '',
      description:
        'Bearer token with which a monitor on another machine reads /metrics (at least 32 characters); empty: this machine only.',
    }),
    uploadMegabytes: Type.Integer({
      default: 20,
      minimum: 1,
      maximum: 1024,
      description: 'Largest multipart file. Megabytes.',
    }),
    fileStore: Type.Union([Type.Literal('disk'), Type.Literal('s3')], {
      default: 'disk',
      description: 'Where the contents of files lie: disk (in the data folder) or s3 (a bucket of any S3 store).',
    }),
    s3Endpoint: Type.String({
      default: '',
      description: 'Address of the S3 store, such as https://s3.example.cn; empty: Amazon’s of the region.',
    }),
    s3Region: Type.String({ default: 'us-east-1', description: 'Region of the S3 store.' }),
    s3Bucket: Type.String({ default: '', description: 'Bucket of the S3 store; it must be there, and be no other’s.' }),
    s3KeyId: Type.String({
      default: '',
      description: 'Id of the key that may read, write, list and delete in the bucket.',
    }),
    s3SecretFile: Type.String({ default: '', description: 'Path of a file with the secret that belongs to the key.' }),
    s3PathStyle: Type.Boolean({
      default: true,
      description: 'Names the bucket in the path, as most stores want it, not in the host name.',
    }),
    largeUploadMegabytes: Type.Integer({
      default: 1024,
      minimum: 1,
      maximum: 102_400,
      description: 'Largest file that is uploaded piece by piece (resources, films). Megabytes.',
    }),
    personQuotaGigabytes: Type.Number({
      default: 20,
      minimum: 0.001,
      maximum: 100_000,
      description: 'What the files of one person may take up; more is not uploaded. Gigabytes.',
    }),
    schoolQuotaGigabytes: Type.Number({
      default: 2000,
      minimum: 0.001,
      maximum: 1_000_000,
      description: 'What the files of one school may take up. Gigabytes.',
    }),
    uploadKeepDays: Type.Integer({
      default: 7,
      minimum: 1,
      maximum: 90,
      description: 'How long an upload that broke waits to be gone on with, and a whole one for its use. Days.',
    }),
    ffmpegPath: Type.String({
      default: '',
      description:
        'Path of ffmpeg, which makes streams of films; ffprobe lies beside it. Empty: it is looked for on the PATH; none: nothing is converted with it.',
    }),
    officePath: Type.String({
      default: '',
      description:
        'Path of soffice (LibreOffice), which makes PDF and pictures of documents. Empty: it is looked for on the PATH; none: documents are not converted.',
    }),
    backupFolder: Type.String({
      default: '',
      description: 'Folder for backups, best on another disk; empty: "backups" in the data folder.',
    }),
    backupSchedule: Type.String({
      default: '30 2 * * *',
      description: 'When a backup is taken by itself: a cron expression in city time; empty: never.',
    }),
    backupKeep: Type.Integer({ default: 7, minimum: 1, maximum: 1000, description: 'Backups that are kept. Number.' }),
    backupKeyFile: Type.String({
      default: '',
      description:
        'File with at least 32 random bytes that backups are encrypted with; keep a copy elsewhere. Empty: they are not.',
    }),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof SettingsSchema>;

/** The deployment's settings, read once at start from the city's file. */
export const Settings = token<Settings>('core.Settings');
