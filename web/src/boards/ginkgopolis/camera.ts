/** What part of a picture is looked at: boxes in the units of the picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}
export type Size = Pick<Box, 'width' | 'height'>

/** The smallest box around another one that fills a window of this shape. */
export function shaped(box: Box, window: Size): Box {
  if (!window.width || !window.height) return box
  const scale = Math.min(window.width / box.width, window.height / box.height)
  const [width, height] = [window.width / scale, window.height / scale]
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height }
}

/** The box, no larger than the whole and moved so that it shows nothing outside of it. */
export function within(box: Box, whole: Box): Box {
  const size = Math.min(1, whole.width / box.width)
  const [width, height] = [box.width * size, whole.height * ((box.width * size) / whole.width)]
  const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), Math.max(low, high))
  return {
    x: between(whole.x, box.x, whole.x + whole.width - width),
    y: between(whole.y, box.y, whole.y + whole.height - height),
    width,
    height,
  }
}

/** Nearer by this factor, so that the point stays where it is in the window. */
export function nearer(box: Box, factor: number, at: Point): Box {
  return {
    x: at.x - (at.x - box.x) / factor,
    y: at.y - (at.y - box.y) / factor,
    width: box.width / factor,
    height: box.height / factor,
  }
}

/** Moved just far enough to show the point with some room around it. */
export function showing(box: Box, { x, y }: Point, room: number): Box {
  const into = (from: number, length: number, at: number): number => Math.max(Math.min(from, at - room), at + room - length)
  return { ...box, x: into(box.x, box.width, x), y: into(box.y, box.height, y) }
}

/** The smallest box around two. */
export function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
