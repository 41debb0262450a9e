import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableInfo } from './types.ts'

/** What is known of a table's chance: nothing was promised, a promise stands, it was kept, or it was broken. */
export type Verdict = 'none' | 'promised' | 'kept' | 'broken'

type Chance = Pick<TableInfo, 'id' | 'commitment' | 'opening'>
/** Where promises are remembered; a browser's storage, or anything like it. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>

const place = (id: string): string => `asztal.promise.${id}`
/** crypto.subtle would do, but not over plain HTTP in a living room's network. */
export const digest = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))

/** Compare what a table says now with what it promised when this browser first saw it, before the game was over. */
export function verdict(table: Chance, memory: Memory | null): Verdict {
  if (!table.commitment) return 'none'
  const promised = recall(table, memory)
  if (!table.opening) return promised === table.commitment ? 'promised' : 'broken'
  return digest(table.opening) === table.commitment && promised === table.commitment ? 'kept' : 'broken'
}

function recall(table: Chance, memory: Memory | null): string {
  try {
    const known = memory?.getItem(place(table.id))
    if (known) return known
    if (!table.opening) memory?.setItem(place(table.id), table.commitment)
  } catch {
    // Private windows may refuse; what the server says now has to do.
  }
  return table.commitment
}
