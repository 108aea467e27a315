import { ArcProgress } from '../../src/components/ArcProgress/ArcProgress.tsx';

/** The arc beside the title of a step. */
export default function LongArcProgress() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <span>Relationship preferences</span>
      <ArcProgress label="Profile" current={12} total={12} />
    </div>
  );
}
