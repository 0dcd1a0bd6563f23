import { type SVGTemplateResult, svg } from 'lit'

const draw = (paths: SVGTemplateResult) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

export const icons = {
  menu: draw(svg`<path d="M4 6h16M4 12h16M4 18h16"/>`),
  close: draw(svg`<path d="M6 6l12 12M18 6L6 18"/>`),
  hash: draw(svg`<path d="M5 9h14M5 15h14M10 4L8 20M16 4l-2 16"/>`),
  thread: draw(svg`<path d="M4 5h16M4 10h16M4 15h7M14 15h6M17 12v6"/>`),
  lock: draw(svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`),
  direct: draw(svg`<path d="M20 12a8 8 0 0 1-11.5 7.2L4 20l1-4A8 8 0 1 1 20 12z"/>`),
  chevron: draw(svg`<path d="M6 9l6 6 6-6"/>`),
  eye: draw(svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>`),
  send: draw(svg`<path d="M4 12l16-8-6 16-3-6z"/>`),
  slash: draw(svg`<path d="M15 5L9 19"/><rect x="3" y="3" width="18" height="18" rx="4"/>`),
  file: draw(svg`<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5"/>`),
  check: draw(svg`<path d="M5 12l5 5 9-10"/>`),
  external: draw(svg`<path d="M14 4h6v6M20 4l-9 9M18 14v5H5V6h5"/>`),
  zoomIn: draw(svg`<circle cx="11" cy="11" r="7"/><path d="M20 20l-4-4M8 11h6M11 8v6"/>`),
  zoomOut: draw(svg`<circle cx="11" cy="11" r="7"/><path d="M20 20l-4-4M8 11h6"/>`),
  left: draw(svg`<path d="M15 5l-7 7 7 7"/>`),
  right: draw(svg`<path d="M9 5l7 7-7 7"/>`),
  down: draw(svg`<path d="M12 5v14M6 13l6 6 6-6"/>`),
  reply: draw(svg`<path d="M4 14v-2a5 5 0 0 1 5-5h11M16 3l4 4-4 4"/>`),
  warning: draw(svg`<path d="M12 4L2 20h20zM12 10v4M12 17v.5"/>`),
}
