import { api } from './api.ts'
import type { Session } from './types.ts'

/** A new password has so many characters at least; the server has the last word on it. */
export const PASSWORD_LEAST = 8

/** Who sits at this browser. */
class Me {
  session = $state.raw<Session | null>(null)

  get name(): string {
    return this.session?.user?.name ?? ''
  }
  /** A public host wants to know who you are first. */
  get needsSignIn(): boolean {
    return this.session !== null && this.session.user === null
  }
  /** Where others find this server, for links; null if only this machine can. */
  get address(): string | null {
    const here = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
    if (!here) return location.origin
    return this.session?.address ?? (this.session?.home ? null : location.origin)
  }
  async load(): Promise<void> {
    this.session = await api.session()
  }
  async rename(name: string): Promise<void> {
    this.session = await api.rename(name)
  }
  async logOut(): Promise<void> {
    this.session = await api.logOut()
  }
}

export const me = new Me()
