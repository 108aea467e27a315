import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmptyOrbit, HeroOrbits, OrbitDial } from './Orbit.tsx';

const meta = preview.meta({
  title: 'Components/Orbit',
  component: OrbitDial,
  subcomponents: { HeroOrbits, EmptyOrbit },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Dial = meta.story({ args: { turn: 0.32, children: '#142' } });

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

export const Empty = meta.story({ render: () => <EmptyOrbit /> });

export const Hero = meta.story({ render: () => <HeroOrbits /> });
