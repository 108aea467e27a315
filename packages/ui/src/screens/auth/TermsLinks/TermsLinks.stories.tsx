import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { TermsLinks } from './TermsLinks.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Terms links',
  component: TermsLinks,
  parameters: screenParameters,
  decorators: [atWidth(366)],
  args: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
});

/** The line for hosts is part of HostSignInPage. */
export const Dater = meta.story({ parameters: otherTheme });

Dater.test('opens the documents in a new tab', async ({ canvas }) => {
  const link = (name: string) => canvas.getByRole('link', { name: `${name} (opens in a new tab)` });
  await expect(link('Terms')).toHaveAttribute('href', '/terms-of-use');
  await expect(link('Terms')).toHaveAttribute('target', '_blank');
  await expect(link('Terms')).toHaveAttribute('rel', 'noopener');
  await expect(link('Privacy')).toHaveAttribute('href', '/privacy-policy');
});
