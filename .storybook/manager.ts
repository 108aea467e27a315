import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { storybookTheme, themes } from './theming/storybook-theme.ts';

for (const [family, file] of [
  ['Fraunces', fraunces],
  ['Geist', geist],
] as const) {
  document.fonts.add(new FontFace(family, `url(${file})`, { weight: '100 900' }));
}

/** The same in both themes, as the badges do not follow the theme. */
const { accent } = themes.night;

const byDay = matchMedia('(prefers-color-scheme: light)');

addons.setConfig({
  theme: storybookTheme(byDay.matches ? 'day' : 'night'),
  tagBadges: [
    {
      tags: 'draft',
      badge: {
        text: 'Draft',
        style: { backgroundColor: accent.solid, color: accent.on },
      },
    },
    {
      tags: 'ready',
      badge: {
        text: 'Ready',
        style: { backgroundColor: 'transparent', color: 'inherit', borderColor: 'currentColor' },
      },
    },
  ],
});

// The color scheme of the system may change while Storybook is open.
addons.register('perigee/light', (api) => {
  byDay.addEventListener('change', ({ matches }) => {
    api.setOptions({ theme: storybookTheme(matches ? 'day' : 'night') });
  });
});
