import { Badge } from '../../src/components/Badge/Badge.tsx';

export default function LongBadge() {
  return (
    <>
      <div style={{ width: 160 }}>
        <Badge tone="info">Waiting for an admin to look at the second photo</Badge>
      </div>
      <Badge>Donaudampfschifffahrtsgesellschaftskapitän</Badge>
    </>
  );
}
