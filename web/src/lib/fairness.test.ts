import { describe, expect, test } from 'vitest'
import { digest, verdict } from './fairness.ts'

const key = '0'.repeat(64)
const commitment = '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }
}

describe('chance', () => {
  test('is promised by the SHA-256 of its key, as Python computes it', () => {
    expect(digest(key)).toBe(commitment)
  })
  test('was fair if the key opens what was promised', () => {
    const seen = memory()
    expect(verdict({ id: 't', commitment, opening: '' }, seen)).toBe('promised')
    expect(verdict({ id: 't', commitment, opening: key }, seen)).toBe('kept')
  })
  test('was not if it is another key, or if the promise was exchanged', () => {
    const seen = memory()
    expect(verdict({ id: 't', commitment, opening: '1'.repeat(64) }, memory())).toBe('broken')
    expect(verdict({ id: 't', commitment: digest('1'.repeat(64)), opening: '' }, seen)).toBe('promised')
    expect(verdict({ id: 't', commitment, opening: key }, seen)).toBe('broken')
    expect(verdict({ id: 't', commitment, opening: '' }, seen)).toBe('broken')
  })
  test('of a seed given by hand is no secret, and nothing is promised', () => {
    expect(verdict({ id: 't', commitment: '', opening: '' }, memory())).toBe('none')
  })
  test('is judged by what the server says where nothing can be remembered', () => {
    expect(verdict({ id: 't', commitment, opening: key }, null)).toBe('kept')
  })
})
