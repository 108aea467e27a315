import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { footerArgs } from '../Footer/example.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { guide } from './PageLayout.guide.ts';
import { PageLayout } from './PageLayout.tsx';

const header = <Header alwaysSolid onSignIn={() => undefined} />;
const footer = <Footer {...footerArgs} />;

const meta = preview.meta({
  title: 'Components/PageLayout',
  component: PageLayout,
  tags: ['autodocs', 'ready'],
  args: {
    header,
    footer,
    children: <h1 style={{ padding: 48 }}>A page</h1>,
  },
  parameters: { guide, layout: 'fullscreen' },
});

/** The header, the page and the footer. */
export const Default = meta.story();

/** The first thing that Tab reaches leads past the header. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const SkipLinkFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveStyle({ opacity: '1' }));
  },
});

export const LongPage = meta.story({
  args: {
    children: (
      <div style={{ padding: 48 }}>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>Line {index + 1} of a page that is longer than the window.</p>
        ))}
      </div>
    ),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The way past the header comes at the right. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveStyle({ opacity: '1' }));
    await expect(skip.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 40);
  },
});

export const NoHeader = meta.story({ args: { header: undefined } });

/** The parts of a short page keep their own heights. */
export const NoFooter = meta.story({
  args: {
    footer: undefined,
    children: (
      <>
        <p>The first part</p>
        <p>The second part</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByText('The first part').getBoundingClientRect();
    await expect(first.height).toBeLessThan(100);
  },
});

export const Bare = meta.story({
  args: { header: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull();
  },
});
