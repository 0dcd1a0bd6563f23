import { spawn } from 'node:child_process'

/** The command that opens an address in the person's browser, or null where there is nobody to look at one. */
export function openerFor(
  address: string,
  platform: NodeJS.Platform = process.platform,
  environment: NodeJS.ProcessEnv = process.env,
): { command: string; parameters: string[] } | null {
  if (environment.CI || environment.SSH_CONNECTION) return null
  if (platform === 'darwin') return { command: 'open', parameters: [address] }
  // rundll32 rather than start, which is the shell's own and reads "&" in an address as its own.
  if (platform === 'win32') return { command: 'rundll32', parameters: ['url.dll,FileProtocolHandler', address] }
  if (environment.DISPLAY || environment.WAYLAND_DISPLAY) return { command: 'xdg-open', parameters: [address] }
  return null
}

/** Opens the page where there is a browser; the address was printed, so a failure needs no words. */
export function openInBrowser(address: string): void {
  const opener = openerFor(address)
  if (!opener) return
  const child = spawn(opener.command, opener.parameters, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
