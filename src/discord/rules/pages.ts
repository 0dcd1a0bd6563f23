import { clip } from '../words/text.ts'

/** Cuts a long text at its lines into pages that fit a message. */
export function textPages(whole: string, longest: number): readonly string[] {
  const pages: string[] = []
  let page = ''
  for (const part of whole.split('\n')) {
    const next = page === '' ? part : `${page}\n${part}`
    if (next.length > longest && page !== '') {
      pages.push(page)
      page = clip(part, longest)
    } else page = clip(next, longest)
  }
  return [...pages, page]
}
