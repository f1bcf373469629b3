import type { Refusal } from './permissions/access';

/** Numeric codes of the wire (portal.md section 8). Success is 200. */
export const wireCodes = {
  success: 200,
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  invalid: 422,
  notSignedIn: 464,
  /** Ours, next to 464: signed in, but the password must be changed before anything else is answered. */
  mustChangePassword: 465,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
  outOfSpace: 507,
  undecodable: 23333,
} as const;

/** HTTP status of the same class as a wire code, so that proxies and monitors see it too. */
export function httpStatus(code: number): number {
  if (code === wireCodes.notSignedIn) return 401;
  if (code === wireCodes.mustChangePassword) return 403;
  if (code === wireCodes.undecodable) return 400;
  return code >= 200 && code <= 599 ? code : 500;
}

/** The values in the text of an error. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * The one error that the product throws on purpose. `key` is a message key, so it reads well in both languages: what
 * happened, whether the work is saved and what to do. Thrown deep, caught once (pipeline, error boundary).
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly key: string,
    readonly code: number = wireCodes.badRequest,
    readonly params: ErrorParams = {},
    options?: { cause?: unknown; data?: unknown },
  ) {
    super(key, options?.cause === undefined ? undefined : { cause: options.cause });
    this.data = options?.data;
  }
  /** Further facts for the caller (fields that are wrong, the other's version in a conflict). Never secrets. */
  readonly data: unknown;
  get status(): number {
    return httpStatus(this.code);
  }
}

/** True for an AppError, also for one from another bundle of the platform, as pages rendered on the server get them. */
export const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === 'AppError';

/** 404: it is not there, or the caller must not know that it is. */
export const notFound = (key = 'core.error.notFound', params?: ErrorParams) =>
  new AppError(key, wireCodes.notFound, params);
/** 403: the caller may not do this. */
export const forbidden = (key = 'core.error.noPermission', params?: ErrorParams) =>
  new AppError(key, wireCodes.forbidden, params);
/** 422: invalid input. */
export const invalid = (key: string, params?: ErrorParams, data?: unknown) =>
  new AppError(key, wireCodes.invalid, params, { data });
/** 409: conflicts with the present state. */
export const conflict = (key: string, params?: ErrorParams, data?: unknown) =>
  new AppError(key, wireCodes.conflict, params, { data });
/** Code 464 '用户未登录，即将跳转到登录页面！' */
export const notSignedIn = () => new AppError('core.error.notSignedIn', wireCodes.notSignedIn);
/** Code 23333 '解码失败': one answer for every failure to decrypt, so that it reveals nothing to an attacker. */
export const undecodable = () => new AppError('core.error.undecodable', wireCodes.undecodable);

/** The error for a refusal: '暂无权限' is never 464. */
export function refused(refusal: Refusal): AppError {
  return refusal === 'signed-out' ? notSignedIn() : forbidden();
}
