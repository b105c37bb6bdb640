/** A refusal of the server, in words. `status` 0: the server was not reached at all. */
export interface Refused {
  ok: false;
  status: number;
  code: string;
  message: string;
  field: string | null;
  details: { [name: string]: unknown };
}

export interface Granted<T> {
  ok: true;
  status: number;
  value: T;
}

export type Reply<T> = Granted<T> | Refused;

export interface AskOptions {
  /** Sent as JSON, unless it is already a Blob or a text. */
  body?: unknown;
  headers?: { [name: string]: string };
  /** Longest wait in milliseconds: a half-open connection must not hang a screen. */
  timeout?: number;
}

/** One exchange with the server; never throws for what a network or a server may do. */
export async function ask<T>(method: string, path: string, options: AskOptions = {}): Promise<Reply<T>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeout || 10000);
  try {
    const response = await fetch(path, request(method, options, abort.signal));
    const text = await response.text();
    return response.ok ? granted<T>(response.status, text) : refused(response.status, text);
  } catch (unreachable) {
    return refusal(0, {});
  } finally {
    clearTimeout(timer);
  }
}

export function get<T>(path: string, headers?: { [name: string]: string }): Promise<Reply<T>> {
  return ask<T>("GET", path, { headers });
}

export function post<T>(path: string, body: unknown, headers?: { [name: string]: string }): Promise<Reply<T>> {
  return ask<T>("POST", path, { body, headers });
}

function request(method: string, options: AskOptions, signal: AbortSignal): RequestInit {
  const headers: { [name: string]: string } = {
    "Accept": "application/json",
    "Accept-Language": document.documentElement.lang || "fr",
    ...options.headers,
  };
  const raw = options.body instanceof Blob || typeof options.body === "string";
  if (options.body !== undefined && !raw) {
    headers["Content-Type"] = "application/json";
  }
  const body = raw ? (options.body as BodyInit) : options.body === undefined ? undefined : JSON.stringify(options.body);
  return { method, headers, body, signal, cache: "no-store", credentials: "same-origin" };
}

function granted<T>(status: number, text: string): Reply<T> {
  try {
    return { ok: true, status, value: (text === "" ? undefined : JSON.parse(text)) as T };
  } catch (unreadable) {
    return refusal(0, {});
  }
}

function refused(status: number, text: string): Refused {
  try {
    return refusal(status, JSON.parse(text) || {});
  } catch (unreadable) {
    return refusal(status, {});
  }
}

function refusal(status: number, said: { [name: string]: unknown }): Refused {
  return {
    ok: false,
    status,
    code: typeof said.code === "string" ? said.code : "",
    message: typeof said.message === "string" ? said.message : "",
    field: typeof said.field === "string" ? said.field : null,
    details: (said.details as { [name: string]: unknown }) || {},
  };
}
