import { settings } from './settings.svelte.ts'

export type Sound = 'wood' | 'card' | 'turn' | 'end'

let context: AudioContext | undefined

/** Wood on felt, paper, a soft two-tone "your turn". Off until somebody asks for it. */
export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  if (sound === 'wood') knock(context, now, 190)
  else if (sound === 'card') slide(context, now)
  else if (sound === 'turn') tones(context, now, [523, 659])
  else tones(context, now, [523, 659, 784])
}

function output(audio: AudioContext, at: number, level: number, length: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(level * settings.volume, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}

function knock(audio: AudioContext, at: number, pitch: number): void {
  const wood = audio.createOscillator()
  wood.type = 'triangle'
  wood.frequency.setValueAtTime(pitch * 2, at)
  wood.frequency.exponentialRampToValueAtTime(pitch, at + 0.05)
  wood.connect(output(audio, at, 0.5, 0.12))
  wood.start(at)
  wood.stop(at + 0.13)
}

function slide(audio: AudioContext, at: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.14, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const paper = audio.createBufferSource()
  paper.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 2600
  paper.connect(filter).connect(output(audio, at, 0.25, 0.14))
  paper.start(at)
}

function tones(audio: AudioContext, at: number, pitches: readonly number[]): void {
  pitches.forEach((pitch, i) => {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    tone.connect(output(audio, at + i * 0.14, 0.18, 0.5))
    tone.start(at + i * 0.14)
    tone.stop(at + i * 0.14 + 0.5)
  })
}
