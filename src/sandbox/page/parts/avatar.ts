import { html, type TemplateResult } from 'lit'
import icon from '../icon.svg'

const colours = ['#3b5bdb', '#0b7285', '#2b8a3e', '#a13a12', '#862e9c', '#c2255c', '#5f3dc4', '#7a5200']

/** A disc with initials; who it is stands in words beside it, so it is hidden from screen readers. */
export function avatar(name: string, bot = false): TemplateResult {
  const sum = [...name].reduce((total, digit) => (total * 31 + digit.charCodeAt(0)) % 9973, 7)
  const colour = colours[sum % colours.length] ?? '#3b5bdb'
  if (bot) return html`<img class="avatar" src=${icon} alt="" width="40" height="40" />`
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
  return html`<span class="avatar" style="background:${colour}" aria-hidden="true">${initials}</span>`
}
