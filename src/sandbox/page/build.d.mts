/** The folder that setup fills and the sandbox serves. */
export const outputFolder: string
export function buildPage(outDir?: string): Promise<void>
