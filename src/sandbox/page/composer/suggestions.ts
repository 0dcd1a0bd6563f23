import { html, nothing, type TemplateResult } from 'lit'

export interface Suggestion {
  label: string
  detail?: string | undefined
  pick: () => void
}

/** The list above the composer. The field it belongs to keeps the focus and names the active row. */
export function drawSuggestions(
  id: string,
  heading: string,
  list: Suggestion[],
  active: number,
  empty: string | null,
): TemplateResult {
  return html`<div class="suggestions">
    <div class="suggestions-head" id="${id}-head">${heading}</div>
    ${list.length === 0 && empty ? html`<p class="suggestions-empty" role="status">${empty}</p>` : nothing}
    <div role="listbox" id=${id} aria-labelledby="${id}-head">
      ${list.map(
        (suggestion, index) => html`<div role="option" id="${id}-${index}" aria-selected=${index === active}
          @mousedown=${(event: Event) => event.preventDefault()} @click=${suggestion.pick}>
          <span class="suggestion-label">${suggestion.label}</span>${suggestion.detail ? html`<span class="suggestion-detail">${suggestion.detail}</span>` : nothing}
        </div>`,
      )}
    </div>
  </div>`
}
