import { OrbitDial } from '../../src/components/Orbit/Orbit.tsx';

export default function LongOrbitDial() {
  return (
    <OrbitDial turn={0.14} wideLabel>
      #1,204,518 of very many
    </OrbitDial>
  );
}
