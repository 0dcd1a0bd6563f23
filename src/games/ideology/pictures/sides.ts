import type { Icon, Mark } from '../../../pictures/toolkit.ts'
import type { Advancement, Kind, Seat } from '../state.ts'

/**
 * The colours of the rulebook as Okabe and Ito's, but for Fascism's grey, which would pass for land that is not in play. Blue and green
 * are lighter than theirs, and apart by lightness too: without blue-sensitive cones nothing else tells them apart.
 */
export const marks: Readonly<Record<Seat, Mark>> = {
  capitalism: { colour: '#2680d9', shape: 'circle', pattern: 'across' },
  communism: { colour: '#d55e00', shape: 'star', pattern: 'rising' },
  fascism: { colour: '#cc79a7', shape: 'square', pattern: 'grid' },
  imperialism: { colour: '#f0e442', shape: 'diamond', pattern: 'upright' },
  fundamentalism: { colour: '#4fbf4f', shape: 'triangle', pattern: 'dots' },
}

export const kindIcons: Readonly<Record<Kind, Icon>> = { military: 'tank', economic: 'coin', cultural: 'screen' }

export const advancementIcons: Readonly<Record<Advancement, Icon>> = {
  tactics: 'crosshair',
  industry: 'factory',
  patriotism: 'flag',
  'technological-supremacy': 'rocket',
  innovation: 'bulb',
  propaganda: 'megaphone',
  wmd: 'trefoil',
}
