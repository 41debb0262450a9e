import frame from './frame.icons'

const bodies: Record<string, string> = { ...frame }

/** A board brings the icons it needs besides those of the frame. */
export function addIcons(icons: Record<string, string>): void {
  Object.assign(bodies, icons)
}

export const iconBody = (name: string): string => bodies[name] ?? ''
