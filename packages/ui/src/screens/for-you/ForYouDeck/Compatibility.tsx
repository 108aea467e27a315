import { Orbit } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Fact } from '../../profile/ProfileFacts/ProfileFacts.tsx';

export interface CompatibilityProps {
  profileId: number;
  /** The compatibility of the two users, in percent. */
  onCompare: (profileId: number) => Promise<number>;
}

/** The compatibility of a profile with the viewer. Left out if the request fails. */
export function Compatibility({ profileId, onCompare }: CompatibilityProps) {
  const [score, setScore] = useState<number | null>();
  const compare = useEffectEvent(onCompare);
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const found = await compare(profileId).catch(() => null);
      if (!isOver) setScore(found);
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [profileId]);

  if (score === null) return null;
  const value = score === undefined ? <Skeleton width={48} height={14} /> : `${score}%`;
  return <Fact icon={Orbit} label="Compatibility" value={value} />;
}
