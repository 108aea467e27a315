import { limits } from '@perigee/domain';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './ReadMore.guide.ts';
import { ReadMore } from './ReadMore.tsx';

const DESCRIPTION =
  'Eight introductions by candlelight, ten minutes each, then the rest of the night to yourselves. We seat you across from people our matchmakers chose for you, pour something good, and keep the phones in a drawer by the door. Come hungry: supper is served at nine, when the rounds are done, and nobody is in a hurry to leave. There is a piano, and no rule against it.';

const meta = preview.meta({
  title: 'Components/ReadMore',
  component: ReadMore,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { children: DESCRIPTION },
  decorators: [(Story) => <div style={{ maxWidth: '64ch' }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'read more' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const [shown = ''] = (button.parentElement?.textContent ?? '').split('…');
    await expect(DESCRIPTION.slice(0, limits.event.pageDescriptionLength).trimEnd()).toBe(shown);
  },
});

export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'read more' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('read less');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/no rule against it\./)).toBeVisible();
  },
});

/** Up to 300 characters there is nothing to open. */
export const Short = meta.story({
  args: { children: 'x'.repeat(5).concat(' ').repeat(50) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
});

export const OwnLength = meta.story({ args: { most: 60 } });

/** Lines stay lines, and a word without end stays in its place. */
export const LongContent = meta.story({
  args: { children: `${'Bring:\na coat\na story\n'.repeat(8)}${'endless'.repeat(40)}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});
