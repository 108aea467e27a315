import { expect } from 'storybook/test';
import { adminHrefs, furtherAdminLinks, inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { AdminHomePage } from './AdminHomePage.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Home',
  component: AdminHomePage,
  args: {
    hrefs: adminHrefs,
    furtherLinks: furtherAdminLinks,
  },
  parameters: portalParameters,
  decorators: [inAdmin],
});

/** Also for any other path under `/admin`. */
export const Default = meta.story({ parameters: otherPortalTheme });

Default.test('has the five tiles in their order', async ({ canvas }) => {
  const tiles = canvas.getAllByRole('heading', { level: 2 });
  await expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Waitlist',
    'Matches',
    'Active Users',
    'Events',
    'Analytics',
  ]);
  const [, , , events] = tiles;
  await expect(events?.closest('a')).toHaveAttribute('href', '/portal');
});
