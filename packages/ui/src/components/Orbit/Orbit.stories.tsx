import { expect } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { FaceDial } from './FaceDial.tsx';
import { MeetingOrbits } from './MeetingOrbits.tsx';
import { guide } from './Orbit.guide.ts';
import { FailedOrbit } from './FailedOrbit.tsx';
import { NotFoundOrbit } from './NotFoundOrbit.tsx';
import { HeroOrbits } from './HeroOrbits.tsx';
import { IntroOrbit } from './IntroOrbit.tsx';
import { OrbitDial } from './Orbit.tsx';
import { CompleteOrbit } from './CompleteOrbit.tsx';
import { EndOfDeckOrbit } from './EndOfDeckOrbit.tsx';
import { NoEventsOrbit } from './NoEventsOrbit.tsx';
import { NoMatchesOrbit } from './NoMatchesOrbit.tsx';
import { VerifiedOrbit } from './VerifiedOrbit.tsx';
import { WaitingOrbit } from './WaitingOrbit.tsx';

const STATES = {
  NoEventsOrbit,
  NoMatchesOrbit,
  FailedOrbit,
  NotFoundOrbit,
  CompleteOrbit,
  EndOfDeckOrbit,
  WaitingOrbit,
};

const meta = preview.meta({
  title: 'Components/Layout/Orbit',
  component: OrbitDial,
  tags: ['ready'],
  parameters: { guide },
  subcomponents: { HeroOrbits, IntroOrbit, VerifiedOrbit, MeetingOrbits, FaceDial, ...STATES },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Default = meta.story({ args: { turn: 0.32, children: '#142' } });

Default.test(
  'draws only the rings without a share, and is hidden from screen readers',
  { args: { turn: null } },
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(4);
  },
);

/** A share out of range is clamped. A small dial omits the innermost ring to leave space for the text. */
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
      <OrbitDial turn={null}>Not assigned yet</OrbitDial>
      <OrbitDial turn={7}>#0</OrbitDial>
      <OrbitDial turn={0.14} wideLabel style={{ gridColumn: '1 / -1' }}>
        #1,204,518 of very many
      </OrbitDial>
    </div>
  ),
});

/**
 * An evening in rounds: before them, in one of them, in the time between two, on the close orbit, and with so many
 * rounds that the arcs keep four degrees of space.
 */
export const Rounds = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: 24,
      }}
    >
      <OrbitDial wideLabel rounds={8} turn={0.2}>
        Lobby
      </OrbitDial>
      <OrbitDial wideLabel rounds={8} past={4} current={5} turn={0.3}>
        Round 5
      </OrbitDial>
      <OrbitDial wideLabel rounds={8} past={5} radius="close" turn={0.35}>
        Match time
      </OrbitDial>
      <OrbitDial wideLabel rounds={20} past={11} current={12} turn={0.6}>
        Round 12
      </OrbitDial>
      <OrbitDial wideLabel rounds={1} past={1} turn={1}>
        Over
      </OrbitDial>
    </div>
  ),
});

Rounds.test(
  'has an arc for each round, the outer ring without rounds',
  { render: () => <OrbitDial wideLabel rounds={20} current={12} past={11} turn={null} /> },
  async ({ canvasElement }) => {
    const arcs = [...canvasElement.querySelectorAll('path')];
    await expect(arcs).toHaveLength(20);
    // A slot of 18 degrees, less four degrees of space, of a circle with the radius 268.
    await expect(arcs[0]).toHaveAttribute('d', 'M280.00 12.00A268 268 0 0 1 344.84 19.96');
  },
);

/** Above the text of an empty state. `WaitingOrbit` is the plain orbit. */
export const States = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: 40,
      }}
    >
      {Object.entries(STATES).map(([name, Drawing]) => (
        <figure key={name} style={{ display: 'grid', justifyItems: 'center', margin: 0 }}>
          <Drawing />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
});

States.test('are hidden from screen readers', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(
    Object.keys(STATES).length,
  );
});

/** Behind the hero of the landing page. Its point moves, and stops under reduced motion. */
export const Hero = meta.story({ render: () => <HeroOrbits /> });

/** Around the faces of two users who like each other. The orbits move together once. */
export const Meeting = meta.story({
  render: () => (
    <MeetingOrbits
      faces={[
        <Avatar key="one" name="Idris" src="/pictures/portraits/021.jpg" size={96} />,
        <Avatar key="other" name="Kai" size={96} />,
      ]}
    />
  ),
});

/** The words below the faces follow when the orbits have crossed. */
export const MeetingWithWords = meta.story({
  parameters: picturedByScreens,
  render: () => (
    <MeetingOrbits
      faces={[
        <Avatar key="one" name="Idris" src="/pictures/portraits/021.jpg" size={96} />,
        <Avatar key="other" name="Kai" size={96} />,
      ]}
    >
      <Text align="center" spaceBefore={6}>
        You and Idris like each other.
      </Text>
    </MeetingOrbits>
  ),
});

/** A user who is being called, and one without a picture who has answered. */
export const Face = meta.story({
  parameters: picturedByScreens,
  render: () => (
    <Stack gap={6} align="center">
      <FaceDial name="Idris" src="/pictures/portraits/021.jpg" waiting />
      <FaceDial name="Kai" src={null} />
    </Stack>
  ),
});

/** Above the start of the sign-in, and above the verified number: the point of the first arrives. */
export const SignIn = meta.story({
  parameters: picturedByScreens,
  render: () => (
    <Stack gap={6} align="center">
      <IntroOrbit align="center" />
      <VerifiedOrbit />
    </Stack>
  ),
});
