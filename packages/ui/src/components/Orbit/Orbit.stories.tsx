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

export const Default = meta.story({ args: { turn: 0.32, children: '#142' } });

Default.test(
  'draws the rings alone without a turn, and nothing for screen readers',
  { args: { turn: null } },
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(4);
  },
);

/**
 * A share that is out of range ends at the nearest end. A small dial leaves the innermost ring out, for
 * the sake of the words.
 */
export const Dials = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: 24,
      }}
    >
      <OrbitDial turn={0}>#9,999</OrbitDial>
      <OrbitDial turn={1}>#1</OrbitDial>
      <OrbitDial turn={null}>Not given yet</OrbitDial>
      <OrbitDial turn={7}>#0</OrbitDial>
      <OrbitDial turn={0.14} wideLabel style={{ gridColumn: '1 / -1' }}>
        #1,204,518 of very many
      </OrbitDial>
    </div>
  ),
});

/** Above the words of an empty state. */
export const Empty = meta.story({ render: () => <EmptyOrbit /> });

/** Behind the hero of the landing page. Its point travels, and rests where motion is unwanted. */
export const Hero = meta.story({ render: () => <HeroOrbits /> });
