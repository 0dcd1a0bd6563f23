import { LitElement } from 'lit'

/** A custom element without a shadow: one style sheet, and labels that reach what they name. */
export class Part extends LitElement {
  protected override createRenderRoot() {
    return this
  }
}
