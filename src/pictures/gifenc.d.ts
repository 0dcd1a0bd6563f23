/** What we use of gifenc, which brings no types along. */
declare module 'gifenc' {
  interface FrameOptions {
    /** It begins the file: with the size of all frames, the colours and how often it is repeated. */
    readonly first?: boolean
    /** Each as [red, green, blue]. */
    readonly palette: readonly (readonly number[])[]
    /** In milliseconds. */
    readonly delay: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** 1: the next one is drawn over it. */
    readonly dispose?: number
  }
  interface Encoder {
    writeHeader(): void
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void
    bytes(): Uint8Array
  }
  export function GIFEncoder(options?: { readonly auto?: boolean }): Encoder
}
