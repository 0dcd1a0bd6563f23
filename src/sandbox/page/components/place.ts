const margin = 8

const isNarrow = () => matchMedia('(max-width: 640px)').matches

/** Puts a popover below its button, or above where there is more room; on a phone the style sheet makes it a sheet from below. */
export function placeBeside(popover: HTMLElement, button: HTMLElement) {
  popover.removeAttribute('style')
  if (isNarrow()) return
  const box = button.getBoundingClientRect()
  const below = innerHeight - box.bottom - margin
  const above = box.top - margin
  const width = Math.max(box.width, 240)
  popover.style.width = `${width}px`
  popover.style.left = `${Math.max(margin, Math.min(box.left, innerWidth - width - margin))}px`
  if (below >= Math.min(popover.scrollHeight, 280) || below > above) {
    popover.style.top = `${box.bottom + 4}px`
    popover.style.maxHeight = `${Math.min(below - 4, 400)}px`
  } else {
    popover.style.bottom = `${innerHeight - box.top + 4}px`
    popover.style.maxHeight = `${Math.min(above - 4, 400)}px`
  }
}
