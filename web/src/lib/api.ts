import { tableCall as table } from './addresses.ts'
import type {
  BotInfo,
  Branch,
  Catalogue,
  GameInfo,
  Invitation,
  Likes,
  NewPassword,
  NewSeat,
  NewTable,
  Problem,
  Replay,
  ReviewAnswer,
  ScoreChart,
  Session,
  TableInfo,
  WireLine,
} from './types.ts'

/** The server said no, or could not be reached; `line` says why in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly line: WireLine | null,
    readonly status: number,
    /** What exactly was wrong, in English: for whoever wrote a file of their own. */
    readonly detail = '',
  ) {
    super(code)
  }
}

/** A body that is a string is sent as it is: JSON from a file may hold numbers too long for JavaScript. */
async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('unreachable', null, 0)
  }
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const said = data as Partial<Problem> | null
    throw new Refusal(said?.error ?? 'unreachable', said?.line ?? null, answer.status, said?.detail ?? '')
  }
  return data as T
}

export const api = {
  session: () => call<Session>('/api/session'),
  logIn: (name: string, password?: string) =>
    call<Session>('/api/session', 'POST', password === undefined ? { name } : { name, password }),
  rename: (name: string) => call<Session>('/api/session', 'PATCH', { name }),
  like: (likes: Likes) => call<Session>('/api/session', 'PATCH', { likes }),
  logOut: () => call<Session>('/api/session', 'DELETE'),
  signUp: (name: string, password: string, language: string) =>
    call<Session>('/api/accounts', 'POST', { name, password, language }),
  changePassword: (body: NewPassword) => call<Session>('/api/accounts/password', 'PUT', body),
  games: () => call<GameInfo[]>('/api/games'),
  game: (name: string) => call<Catalogue>(`/api/games/${encodeURIComponent(name)}`),
  first: (game: string) => call<TableInfo>(`/api/games/${encodeURIComponent(game)}/first`, 'POST'),
  bots: () => call<BotInfo[]>('/api/bots'),
  tables: (list: 'open' | 'running' | 'finished' | 'mine') => call<TableInfo[]>(`/api/tables?list=${list}`),
  newTable: (body: NewTable) => call<TableInfo>('/api/tables', 'POST', body),
  table: (id: string, key: string | null) => call<TableInfo>(table(id, '', { key })),
  start: (id: string) => call<TableInfo>(table(id, '/start'), 'POST'),
  join: (id: string, seat: number) => call<TableInfo>(table(id, '/join'), 'POST', { seat }),
  leave: (id: string, bot?: string) => call<TableInfo>(table(id, '/leave'), 'POST', bot ? { bot } : {}),
  setSeat: (id: string, seat: number, body: NewSeat) => call<TableInfo>(table(id, `/seats/${seat}`), 'PUT', body),
  close: (id: string) => call<unknown>(table(id), 'DELETE'),
  rematch: (id: string) => call<TableInfo>(table(id, '/rematch'), 'POST'),
  invitation: (token: string) => call<Invitation>(`/api/invitations/${encodeURIComponent(token)}`),
  accept: (token: string, name: string) =>
    call<TableInfo>(`/api/invitations/${encodeURIComponent(token)}`, 'POST', name ? { name } : {}),
  replay: (id: string, query: { key: string | null; seat: number | null; from: number; to: number; drawn: boolean }) =>
    call<Replay>(table(id, '/replay', query)),
  branch: (id: string, key: string | null, body: Branch) => call<TableInfo>(table(id, '/branch', { key }), 'POST', body),
  review: (id: string, key: string | null) => call<ReviewAnswer>(table(id, '/review', { key })),
  makeReview: (id: string, key: string | null) => call<ReviewAnswer>(table(id, '/review', { key }), 'POST'),
  scores: (id: string, key: string | null) => call<ScoreChart>(table(id, '/scores', { key })),
  importRecord: (text: string) => call<TableInfo>('/api/records', 'POST', text),
}
