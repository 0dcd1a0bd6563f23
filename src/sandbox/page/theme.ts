export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

const key = 'chancery.theme'

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

export function chooseTheme(chosen: string) {
  const theme = themes.find((candidate) => candidate === chosen) ?? 'system'
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // without storage the choice lasts as long as the page
  }
}

export function restoreTheme() {
  try {
    chooseTheme(localStorage.getItem(key) ?? 'system')
  } catch {
    chooseTheme('system')
  }
}
