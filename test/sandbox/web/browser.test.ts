import { expect, test } from 'vitest'
import { openerFor } from '../../../src/sandbox/web/browser.ts'

const address = 'http://127.0.0.1:4400/'

test('a browser is opened by the command of each system', () => {
  expect(openerFor(address, 'darwin', {})).toEqual({ command: 'open', parameters: [address] })
  expect(openerFor(address, 'win32', {})?.parameters).toContain(address)
  expect(openerFor(address, 'linux', { DISPLAY: ':0' })).toEqual({ command: 'xdg-open', parameters: [address] })
  expect(openerFor(address, 'linux', { WAYLAND_DISPLAY: 'wayland-0' })?.command).toBe('xdg-open')
})

test('no browser is looked for where nobody sits: without a screen, over ssh, in CI', () => {
  expect(openerFor(address, 'linux', {})).toBeNull()
  expect(openerFor(address, 'darwin', { SSH_CONNECTION: '1.2.3.4' })).toBeNull()
  expect(openerFor(address, 'linux', { DISPLAY: ':0', CI: 'true' })).toBeNull()
})
