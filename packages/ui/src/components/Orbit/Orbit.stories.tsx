import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Orbit.guide.ts';
import { EmptyOrbit, HeroOrbits, OrbitDial } from './Orbit.tsx';

const meta = preview.meta({
  title: 'Components/Orbit',
  component: OrbitDial,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  subcomponents: { HeroOrbits, EmptyOrbit },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Default = meta.story({
  args: { turn: 0.32, children: '#142' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('#142')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const DialAtTheStart = meta.story({ args: { turn: 0, children: '#9,999' } });

export const DialFull = meta.story({ args: { turn: 1, children: '#1' } });

export const DialWithoutPoint = meta.story({
  args: { turn: null, children: 'Not given yet' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(4);
  },
});

export const DialWithWideLabel = meta.story({
  args: { turn: 0.14, wideLabel: true, children: '#1,204,518 of very many' },
});

/** A share that is out of range ends at the nearest end, rather than drawing nonsense. */
export const DialOutOfRange = meta.story({ args: { turn: 7, children: '#0' } });

/** A small dial leaves the innermost ring out, for the sake of the words. */
export const Narrow = meta.story({
  args: { turn: 0.32, children: '#142' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
});

/** Above the words of an empty state. */
export const Empty = meta.story({ render: () => <EmptyOrbit /> });

/** Behind the hero of the landing page. Its point travels, and rests where motion is unwanted. */
export const Hero = meta.story({ render: () => <HeroOrbits /> });
