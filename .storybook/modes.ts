/** The widths at which a story is shown, in the toolbar and in Chromatic. */
export const viewports = {
  narrow: { name: 'Narrow phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
} as const;

/** The Chromatic modes of components: one picture per story in each theme. */
export const componentModes = {
  night: { theme: 'night' },
  day: { theme: 'day' },
} as const;

/** Every screen on a phone and on a desktop, in the theme that members see: night. */
export const screenModes = {
  phone: { theme: 'night', viewport: 'phone' },
  desktop: { theme: 'night', viewport: 'desktop' },
} as const;

/** For the meta of every screen. Parameters are merged, so the modes of components are disabled. */
export const screenParameters = {
  chromatic: { modes: { ...screenModes, night: { disable: true }, day: { disable: true } } },
};

/** The Chromatic modes of the screens of hosts and admins, who see the day theme. */
const portalModes = {
  phone: { theme: 'day', viewport: 'phone' },
  desktop: { theme: 'day', viewport: 'desktop' },
} as const;

/** In place of `screenParameters`, for the meta of every screen of hosts and admins. */
export const portalParameters = {
  shippedTheme: 'day',
  layout: 'fullscreen' as const,
  chromatic: { modes: { ...portalModes, night: { disable: true }, day: { disable: true } } },
};

/** For the first story of every screen of hosts and admins. */
export const otherPortalTheme = {
  chromatic: { modes: { 'other theme': { theme: 'night', viewport: 'phone' } } },
};

/** For the first story of every screen: one more picture, in the theme that its users do not see. */
export const otherTheme = {
  chromatic: { modes: { 'other theme': { theme: 'day', viewport: 'phone' } } },
};

/** For a story of a component whose look is in the pictures of screens already. */
export const picturedByScreens = { chromatic: { disableSnapshot: true } };
