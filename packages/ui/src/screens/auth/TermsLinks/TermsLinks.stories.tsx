import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { TermsLinks } from './TermsLinks.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/TermsLinks',
  component: TermsLinks,
  parameters: screenParameters,
  args: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
});

export const Dater = meta.story({
  play: async ({ canvas }) => {
    const link = (name: string) =>
      canvas.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link('Terms')).toHaveAttribute('href', '/terms-of-use');
    await expect(link('Terms')).toHaveAttribute('target', '_blank');
    await expect(link('Terms')).toHaveAttribute('rel', 'noopener');
    await expect(link('Privacy')).toHaveAttribute('href', '/privacy-policy');
  },
});

export const HostTermsVariant = meta.story({ args: { hostTermsHref: '/host-terms' } });
